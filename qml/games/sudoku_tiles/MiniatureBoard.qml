pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A few cells of a tile board with their pieces: decoration, told to nobody.
Item {
    id: miniature

    required property int columns
    required property int rows
    required property var numbers
    required property var golden
    property bool animals: false
    readonly property real cellSize: Math.min(width / columns, height / rows)

    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        width: miniature.columns * miniature.cellSize
        height: miniature.rows * miniature.cellSize
        color: Theme.board
        Repeater {
            model: miniature.numbers
            Item {
                id: cell
                required property int index
                required property int modelData
                x: index % miniature.columns * miniature.cellSize
                y: Math.floor(index / miniature.columns) * miniature.cellSize
                width: miniature.cellSize
                height: width
                Repeater {
                    model: cell.modelData > 0 ? 1 : 0
                    TileFace {
                        anchors.centerIn: parent
                        width: cell.width * 0.88
                        height: width
                        number: cell.modelData
                        golden: miniature.golden.includes(cell.index)
                        animal: miniature.animals
                    }
                }
            }
        }
        BoardLines {
            columns: miniature.columns
            rows: miniature.rows
            blockColumns: 3
            blockRows: miniature.animals ? 2 : 3
            cellSize: miniature.cellSize
        }
    }
}
