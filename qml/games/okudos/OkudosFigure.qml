pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A drawn board of O'kudos: the sectors in their tints; what a chip covers is written with a minus.
Miniature {
    blockColumns: 3
    blockRows: 3
    cell: Component {
        Rectangle {
            id: here
            required property int value
            required property int index
            readonly property int sector: Math.floor(index / 27) * 3 + Math.floor(index % 9 / 3)
            color: Theme.sectors[sector]
            border.width: 0.5
            border.color: Qt.alpha(Theme.sectorInk, 0.18)
            Digit {
                visible: here.value > 0
                text: here.value
                size: here.width * 0.55
                font.weight: Font.Medium
                color: Theme.sectorInk
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
