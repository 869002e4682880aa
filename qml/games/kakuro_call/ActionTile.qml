pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// An action tile: doubling, swap or a digit on its front, a total cell on its back.
Item {
    id: tile

    required property int face
    required property int number

    Piece {
        anchors.fill: parent
        matter: tile.face === Kind.Total ? Theme.lacquer : Theme.ivory
        form: Piece.Rounded
        innerLine: true
        text: tile.face === Kind.Doubling ? "×2" : ""
        digitRatio: 0.43
    }
    Icon {
        visible: tile.face === Kind.Swap
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -tile.height * 0.025
        name: "swap"
        size: tile.width * 0.6
        tint: Theme.ivory.ink
    }
    DigitDisc {
        visible: tile.face === Kind.DigitTile
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -tile.height * 0.025
        width: tile.width * 0.7
        number: tile.number
    }
    Diamond {
        visible: tile.face === Kind.Total
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -tile.height * 0.025
        size: tile.width * 0.2
    }
}
