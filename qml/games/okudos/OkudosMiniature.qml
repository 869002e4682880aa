pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A corner of O'kudos: the sectors in their tints; what a chip covers is written with a minus.
Miniature {
    columns: 9
    blockColumns: 3
    blockRows: 3
    cells: [-4, -5, 3, -8, -3, 9, 6, 4, 8, -2, 8, -3, -5, -9, -7, 1, 5, 9, 6, -7, -1, 5, 8, 4, 2, -3, 7,
            4, 2, 6, 1, -5, 8, 3, 7, -4, 3, 5, 7, 4, 9, 2, 8, 6, -8, -1, -1, 5, -6, -3, 4, 4, 9, -7]
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
            Piece {
                visible: here.value < 0
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
