pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The tile in the hand.
HandCard {
    id: held

    required property int face
    required property int number

    width: table.handPieceSize
    height: width

    TileFace {
        anchors.fill: parent
        number: held.number
        animal: held.face === Kind.Animal
        allRound: held.table.allRound
    }
}
