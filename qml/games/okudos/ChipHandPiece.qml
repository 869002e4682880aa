pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A chip in the hand.
HandCard {
    id: held

    required property int number

    round: true
    width: Math.min(table.handPieceSize, 88)
    height: width

    ChipFace {
        anchors.fill: parent
        number: held.number
        allRound: held.table.allRound
    }
}
