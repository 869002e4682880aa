pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The lines of a board: thin between cells, thick round blocks.
Item {
    id: lines

    required property int columns
    required property int rows
    required property int blockColumns
    required property int blockRows
    required property real cellSize

    width: columns * cellSize
    height: rows * cellSize

    component Line: Rectangle {
        property bool bold
        color: bold ? Theme.thick : Theme.thin
    }
    Repeater {
        model: lines.columns + 1
        Line {
            required property int index
            bold: index % lines.blockColumns === 0
            x: Math.round(index * lines.cellSize - width / 2)
            width: bold ? (Theme.contrast ? 3 : 2) : 1
            height: lines.height
            z: bold ? 1 : 0
        }
    }
    Repeater {
        model: lines.rows + 1
        Line {
            required property int index
            bold: index % lines.blockRows === 0
            y: Math.round(index * lines.cellSize - height / 2)
            height: bold ? (Theme.contrast ? 3 : 2) : 1
            width: lines.width
            z: bold ? 1 : 0
        }
    }
}
