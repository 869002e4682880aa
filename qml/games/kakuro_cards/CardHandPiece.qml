pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A card in the hand: a tap takes it up, another one turns it over.
HandCard {
    id: held

    required property int face
    required property int number

    height: Math.min(148, table.shape.pieceRoom(), table.shape.pieceWidth() * 148 / 108)
    width: Math.round(height * 108 / 148)

    CardFace {
        anchors.fill: parent
        number: held.number
        red: held.face === Kind.Sum
        allRound: held.table.allRound
    }
}
