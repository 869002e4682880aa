pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A line of a high-score table.
Rectangle {
    id: row

    required property int rank
    required property var best // {name, avatar, mine, finished, helped}
    required property string figure // the score or the time
    required property string told // the same in words
    readonly property string day: best.finished.toLocaleDateString(Qt.locale(), qsTr("d MMM yyyy", "a date"))
    readonly property string line: best.helped ? day + " · " + qsTr("with help") : day

    readonly property bool tight: width < Theme.scaled(180) // the figure goes below the words

    implicitHeight: Math.max(48, words.height + (tight ? score.height : 0) + 12)
    radius: 10
    color: best.mine ? Theme.accentSoft : Theme.clear
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2, %3, %4").arg(rank).arg(best.name).arg(told).arg(line)

    Text {
        id: place
        x: 8
        width: Theme.scaled(24)
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: row.rank
        font.pixelSize: Theme.listSize
        font.weight: row.rank === 1 ? Font.Bold : Font.Normal
        color: row.rank === 1 ? Theme.stamp : Theme.muted
        Accessible.ignored: true
    }
    Avatar {
        id: face
        x: place.x + place.width + 12
        anchors.verticalCenter: parent.verticalCenter
        size: 36
        file: row.best.avatar
    }
    Column {
        id: words
        anchors { left: face.right; leftMargin: 12; right: row.tight ? row.right : score.left; rightMargin: 8 }
        y: row.tight ? 6 : (row.height - height) / 2
        Words {
            width: parent.width
            text: row.best.name
            font.pixelSize: Theme.listSize
            Accessible.ignored: true
        }
        Words {
            width: parent.width
            text: row.line
            font.pixelSize: Theme.caption
            color: Theme.muted
            Accessible.ignored: true
        }
    }
    Text {
        id: score
        anchors { right: parent.right; rightMargin: 12 }
        y: row.tight ? words.y + words.height : (row.height - height) / 2
        text: row.figure
        font.pixelSize: Theme.scaled(22)
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
}
