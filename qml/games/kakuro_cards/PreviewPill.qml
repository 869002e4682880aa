pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What a card would bring where it is tried out: "+24  17 + 7". It lies above the card, and stays on the board.
Rectangle {
    id: pill

    required property MatchController match
    required property real roomLeft
    required property real roomRight
    required property bool below
    required property real cellSize

    width: content.implicitWidth + 28
    height: Math.max(36, content.implicitHeight + 8)
    x: Math.max(-roomLeft, Math.min(cellSize * 0.9, roomRight - width))
    y: below ? cellSize * 1.05 : -height - cellSize * 0.14
    radius: height / 2
    color: Theme.glow
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n point(s)", "", match.preview)

    Rectangle { // points to the card
        z: -1
        x: Math.max(4, pill.radius * 0.4 - pill.x * 0.2)
        y: pill.below ? -3 : pill.height - height + 3
        width: 14
        height: 14
        rotation: 45
        color: Theme.glow
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: 10
        Text {
            id: points
            text: "+" + pill.match.preview
            font.pixelSize: Theme.heading
            font.weight: Font.DemiBold
            color: Theme.glowInk
            Accessible.ignored: true
        }
        Text {
            visible: pill.match.previewParts.length > 1
            anchors.baseline: points.baseline
            text: Array.from(pill.match.previewParts).join(" + ")
            font.pixelSize: Theme.listSize
            color: Theme.glowInk
            Accessible.ignored: true
        }
    }
}
