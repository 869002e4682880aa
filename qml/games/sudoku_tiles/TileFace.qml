pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A number tile, ivory or golden, or one with an animal on it.
Item {
    id: tile

    required property int number
    property bool golden: false
    property bool animal: false
    property bool allRound: false

    Piece {
        anchors.fill: parent
        matter: tile.golden ? Theme.gold : Theme.ivory
        text: tile.animal ? "" : tile.number
        allRound: tile.allRound
        cornered: tile.golden // gold is told by shape, too
    }
    Repeater {
        model: tile.animal ? 1 : 0
        Image {
            readonly property list<string> animals: ["cat", "frog", "fish", "owl", "rabbit", "turtle"]
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -tile.height * 0.025
            width: tile.width * 0.78
            height: width
            sourceSize.width: width * Screen.devicePixelRatio
            source: tile.number > 0 ? "qrc:/animals/" + animals[tile.number - 1] + ".svg" : ""
        }
    }
}
