pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A number tile, ivory or golden, or one with an animal on it.
Item {
    id: tile

    required property int number
    property bool golden: false
    property bool animal: false
    readonly property list<string> animals: ["cat", "frog", "fish", "owl", "rabbit", "turtle"]

    Piece {
        anchors.fill: parent
        matter: tile.golden ? Theme.gold : Theme.ivory
        text: tile.animal ? "" : tile.number
    }
    Repeater { // four brackets: gold is told by shape, too
        model: tile.golden ? 4 : 0
        Item {
            id: bracket
            required property int index
            readonly property real reach: tile.width * 0.16
            x: index % 2 === 0 ? tile.width * 0.08 : tile.width * 0.92 - reach
            y: index < 2 ? tile.height * 0.08 : tile.height * 0.87 - reach
            width: reach
            height: reach
            Rectangle {
                width: parent.reach
                height: Math.max(1.5, tile.width * 0.03)
                y: bracket.index < 2 ? 0 : parent.reach - height
                color: Theme.gold.lip
            }
            Rectangle {
                height: parent.reach
                width: Math.max(1.5, tile.width * 0.03)
                x: bracket.index % 2 === 0 ? 0 : parent.reach - width
                color: Theme.gold.lip
            }
        }
    }
    Image {
        visible: tile.animal
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -tile.height * 0.025
        width: tile.width * 0.78
        height: width
        sourceSize.width: width * Screen.devicePixelRatio
        sourceSize.height: height * Screen.devicePixelRatio
        source: tile.animal && tile.number > 0 ? "qrc:/animals/" + tile.animals[tile.number - 1] + ".svg" : ""
    }
}
