pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A position with its notes, and a deduction drawn on it. `numbers` and `notes` are the bridge's.
Item {
    id: example

    required property var numbers
    required property var notes
    required property var figure
    readonly property real cellSize: board.cellSize

    implicitHeight: board.height

    Miniature {
        id: board
        width: parent.width
        height: implicitHeight
        whole: true
        columns: 9
        blockColumns: 3
        blockRows: 3
        cells: Array.from({ length: 81 }, () => 1) // all of them: what holds no digit has notes
        cell: Component {
            MiniatureCell {
                id: here
                readonly property int number: example.numbers[at] ?? 0
                miniature: board
                Digit {
                    visible: here.number > 0
                    text: here.number
                    size: here.width * 0.55
                    font.weight: Font.Medium
                }
                PensNotes {
                    anchors.fill: parent
                    corner: here.number > 0 ? [] : example.notes[here.at] ?? []
                    centre: []
                }
            }
        }
    }
    Repeater { // the lesson names cells by them
        model: 18
        Text {
            required property int index
            readonly property bool letter: index < 9
            readonly property real along: board.frame + (index % 9 + 0.5) * example.cellSize
            x: (letter ? along : board.frame / 2) - width / 2
            y: (letter ? board.frame / 2 : along) - height / 2
            text: letter ? String.fromCharCode(65 + index) : index - 8
            font.pixelSize: Math.max(9, Math.min(board.frame * 0.8, example.cellSize * 0.22))
            font.weight: Font.Medium
            color: Theme.woodInk
            Accessible.ignored: true
        }
    }
    PensDrawing {
        x: board.frame
        y: board.frame
        figure: example.figure
        cellSize: example.cellSize
    }
}
