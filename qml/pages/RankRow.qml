pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// What one of those who played has in the end.
Rectangle {
    id: row

    required property var rank // {seat, name, score, won}; seat -1: the game itself

    height: Math.max(52, name.height + 16)
    radius: 10
    color: rank.won ? Theme.accentSoft : Theme.clear
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %n point(s)", "", rank.score).arg(rank.name)
    SeatToken {
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        size: 28
        seat: row.rank.seat
        initial: row.rank.name.charAt(0)
    }
    GameToken {
        visible: row.rank.seat < 0
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        size: 28
    }
    Words {
        id: name
        x: 52
        width: parent.width - x - score.width - 24
        anchors.verticalCenter: parent.verticalCenter
        text: row.rank.name
        font.pixelSize: Theme.listSize
        font.weight: row.rank.won ? Font.Medium : Font.Normal
        Accessible.ignored: true
    }
    Text {
        id: score
        anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
        text: row.rank.score
        font.pixelSize: Theme.scaled(26)
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
}
