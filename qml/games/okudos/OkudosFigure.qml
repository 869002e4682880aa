pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A drawn board of O'kudos: the sectors in their tints; what a chip covers is written with a minus.
Miniature {
    id: figure

    written: cell => cell.face === Kind.Chip ? -cell.number : cell.printed
    blockColumns: 3
    blockRows: 3
    beneath: Component {
        Repeater {
            model: figure.rows / 3 * 3
            Rectangle {
                required property int index
                x: index % 3 * width
                y: Math.floor(index / 3) * width
                width: 3 * figure.cellSize
                height: width
                color: Theme.sectors[index]
            }
        }
    }
    cell: Component {
        MiniatureCell {
            id: here
            miniature: figure
            Repeater {
                model: here.value > 0 ? 1 : 0
                Digit {
                    text: here.value
                    size: here.width * 0.55
                    font.weight: Font.Medium
                    color: Theme.sectorInk
                }
            }
            Repeater {
                model: here.value < 0 ? 1 : 0
                Piece {
                    anchors.centerIn: parent
                    width: here.width * 0.8
                    height: width
                    matter: Theme.ivory
                    form: Piece.Round
                    text: -here.value
                }
            }
        }
    }
}
