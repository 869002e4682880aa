pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Pencil notes in a cell: each digit at its place at the edge, or all in a line in the middle.
Item {
    id: notes

    required property var corner
    required property var centre
    readonly property alias size: places.size
    readonly property bool both: centre.length > 0

    NotePlaces {
        id: places
        cell: notes.width
    }

    /// Where a note goes: at its place in a square of nine; when the middle is taken, round it in order.
    function place(index: int, digit: int): point {
        if (!both)
            return Qt.point((digit - 1) % 3, Math.floor((digit - 1) / 3));
        return [Qt.point(0, 0), Qt.point(2, 0), Qt.point(0, 2), Qt.point(2, 2), Qt.point(1, 0), Qt.point(1, 2),
                Qt.point(0, 1), Qt.point(2, 1), Qt.point(1, 1)][index];
    }

    component Note: Text {
        font.pixelSize: notes.size
        font.weight: Font.Medium
        color: Theme.ink
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    Repeater {
        model: notes.corner
        Note {
            required property int index
            required property int modelData
            readonly property point at: notes.place(index, modelData)
            x: places.middle(at.x) - width / 2
            y: places.middle(at.y) + 0.356 * notes.size - baselineOffset
            text: modelData
        }
    }
    Repeater { // in two lines where one is too short
        id: lines
        readonly property real size: notes.corner.length > 0 && model.length > 1 ? Math.min(notes.size, notes.width * 0.27) : notes.size
        readonly property int most: Math.max(1, Math.floor(notes.width * 0.96 / (0.57 * notes.size)))
        model: {
            const all = notes.centre, first = all.length > most ? Math.ceil(all.length / 2) : all.length;
            return [all.slice(0, first), all.slice(first)].filter(line => line.length > 0).map(line => line.join(""));
        }
        Note {
            required property int index
            required property string modelData
            x: (notes.width - width) / 2
            y: notes.height / 2 + (index - (lines.model.length - 1) / 2) * 0.86 * lines.size + 0.356 * lines.size - baselineOffset
            font.pixelSize: Math.min(lines.size, notes.width * 1.7 / modelData.length)
            color: Theme.accent
            text: modelData
        }
    }
}
