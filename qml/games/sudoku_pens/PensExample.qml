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
    PensDrawing {
        x: board.frame
        y: board.frame
        figure: example.figure
        cellSize: example.cellSize
    }
}
