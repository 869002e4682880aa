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
        cells: Array.from({ length: 81 }, (none, cell) => ({ number: example.numbers[cell] ?? 0, notes: example.notes[cell] ?? [] }))
        cell: Component {
            Item {
                id: here
                required property var value
                required property int index
                Digit {
                    visible: here.value.number > 0
                    text: here.value.number
                    size: here.width * 0.55
                    font.weight: Font.Medium
                }
                PensNotes {
                    anchors.fill: parent
                    corner: here.value.number > 0 ? [] : here.value.notes
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
