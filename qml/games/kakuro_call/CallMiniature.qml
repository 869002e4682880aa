pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A corner of a Kakuro Call board, for Home: decoration, told to nobody.
Item {
    id: miniature

    readonly property real cellSize: Math.min(width / 4, height / 3)
    /// 0 is a total cell; numbers below it are red.
    readonly property var tiles: [0, 5, 8, 2, 0, -4, -9, -6, 0, 7, 1, 3]

    Accessible.ignored: true

    Rectangle {
        anchors.centerIn: parent
        width: 4 * miniature.cellSize
        height: 3 * miniature.cellSize
        color: Theme.board
        Repeater {
            model: miniature.tiles
            Item {
                id: cell
                required property int index
                required property int modelData
                x: index % 4 * miniature.cellSize
                y: Math.floor(index / 4) * miniature.cellSize
                width: miniature.cellSize
                height: width
                Repeater {
                    model: cell.modelData === 0 ? 1 : 0
                    TotalCell {
                        anchors.centerIn: parent
                        width: cell.width * 0.9
                        height: width
                        across: cell.index === 4 ? 19 : 0
                    }
                }
                Repeater {
                    model: cell.modelData === 0 ? 0 : 1
                    Piece {
                        anchors.centerIn: parent
                        width: cell.width * 0.88
                        height: width
                        matter: cell.modelData < 0 ? Theme.sum : Theme.silver
                        text: Math.abs(cell.modelData)
                    }
                }
            }
        }
    }
}
