pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Pencil notes in a cell: each digit at its place at the edge, or all in a line in the middle.
Item {
    id: notes

    required property var corner
    required property var centre
    readonly property real size: Math.max(8, width * 0.21)
    readonly property bool both: centre.length > 0

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
        color: Theme.muted
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    Repeater {
        model: notes.corner
        Note {
            required property int index
            required property int modelData
            readonly property point at: notes.place(index, modelData)
            x: notes.width * (0.23 + 0.27 * at.x) - width / 2
            y: notes.height * (0.23 + 0.27 * at.y) + 0.356 * notes.size - baselineOffset
            text: modelData
        }
    }
    Note {
        anchors.horizontalCenter: parent.horizontalCenter
        y: notes.height / 2 + 0.356 * font.pixelSize - baselineOffset
        font.pixelSize: Math.max(6, Math.min(notes.size, notes.width * 1.5 / Math.max(1, notes.centre.length)))
        color: Theme.accent
        text: notes.centre.join("")
    }
}
