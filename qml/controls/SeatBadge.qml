pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A seat with its name and score; the one whose turn it is stands out by frame, ground and words.
Rectangle {
    id: badge

    required property int seat
    required property string name
    required property int score
    required property bool scoreKnown
    required property bool turn
    property bool compact: width < 130

    implicitHeight: 52
    implicitWidth: 190
    radius: Theme.corner
    color: turn ? Theme.raised : "transparent"
    border.width: turn ? 2 : 1
    border.color: turn ? Theme.accent : Theme.line

    Accessible.role: Accessible.StaticText
    Accessible.name: turn ? qsTr("%1, %n point(s), to move", "", score).arg(name) : qsTr("%1, %n point(s)", "", score).arg(name)

    SeatToken {
        id: token
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        size: 28
        seat: badge.seat
        initial: badge.name.charAt(0)
    }
    Text {
        visible: !badge.compact
        anchors { left: token.right; leftMargin: 10; right: points.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
        text: badge.name
        elide: Text.ElideRight
        font.pixelSize: Theme.listSize
        font.weight: badge.turn ? Font.Medium : Font.Normal
        color: badge.turn ? Theme.ink : Theme.muted
        Accessible.ignored: true
    }
    Text {
        id: points
        anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
        text: badge.scoreKnown ? badge.score : "?"
        font.pixelSize: Theme.scaled(26)
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
}
