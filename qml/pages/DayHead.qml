pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// How it stands with somebody's days: the streak as a seal, and how much of today is done.
Panel {
    id: head

    required property DailyCalendar calendar
    readonly property int streak: calendar.streak
    readonly property var today: calendar.day // while today is looked at

    padding: 12

    Item {
        width: parent.width
        implicitHeight: Math.max(seal.height, words.height)
        Rectangle {
            id: seal
            anchors.verticalCenter: parent.verticalCenter
            width: 58
            height: 58
            radius: 29
            color: head.streak > 0 ? Theme.stamp : Theme.clear
            border.width: head.streak > 0 ? 0 : 1.5
            border.color: Theme.line
            Rectangle {
                visible: head.streak > 0
                anchors { fill: parent; margins: 4 }
                radius: width / 2
                color: Theme.clear
                border.width: 1
                border.color: Theme.sum.ink
                opacity: 0.5
            }
            Text {
                anchors.centerIn: parent
                width: parent.width - 14
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                text: head.streak
                font.pixelSize: 26
                font.weight: Font.DemiBold
                color: head.streak > 0 ? Theme.sum.ink : Theme.muted
                Accessible.ignored: true
            }
        }
        Column {
            id: words
            x: seal.width + 14
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            Words {
                width: parent.width
                text: head.streak > 0 ? qsTr("day(s) in a row", "", head.streak) : qsTr("Any of today’s puzzles starts a streak")
                Accessible.name: head.streak > 0 ? qsTr("A streak of %n day(s)", "", head.streak) : text
                font.pixelSize: Theme.fitting(text, Theme.listSize, width)
                font.weight: Font.Medium
            }
            Words {
                width: parent.width
                text: [qsTr("%1 of %2 done today").arg(head.today.done).arg(head.today.of),
                       head.today.some && head.streak > 0 ? qsTr("today already counts") : ""].filter(part => part !== "").join(" · ")
                color: Theme.muted
            }
        }
    }
}
