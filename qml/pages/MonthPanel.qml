pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A month of somebody's dailies and their streak, to look through.
Panel {
    id: panel

    required property DailyCalendar calendar
    readonly property date shown: new Date(Math.floor(calendar.date / 10000), Math.floor(calendar.date / 100) % 100 - 1, 1)
    readonly property bool latest: Math.floor(calendar.date / 100) >= Math.floor(Today.date / 100)

    property bool tells: true // of the streak
    signal tapped // on a day

    visible: calendar.known

    Item {
        width: parent.width
        implicitHeight: Math.max(Theme.touch, words.height)
        IconButton {
            id: earlier
            x: -12
            anchors.verticalCenter: parent.verticalCenter
            icon: "back"
            text: qsTr("Previous month")
            onClicked: panel.calendar.date = panel.calendar.inMonth(-1)
        }
        Words {
            id: words
            anchors { left: earlier.right; right: later.left; verticalCenter: parent.verticalCenter }
            horizontalAlignment: Text.AlignHCenter
            text: panel.shown.toLocaleDateString(Qt.locale(), "MMMM yyyy")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        IconButton {
            id: later
            anchors { right: parent.right; rightMargin: -12; verticalCenter: parent.verticalCenter }
            enabled: !panel.latest
            icon: "forward"
            text: qsTr("Next month")
            onClicked: panel.calendar.date = Math.min(panel.calendar.inMonth(1), Today.date)
        }
    }
    MonthGrid {
        width: parent.width
        days: panel.calendar.days
        before: panel.calendar.before
        today: Today.date
        chosen: panel.calendar.date
        onPicked: date => panel.calendar.date = date
        onTapped: panel.tapped()
    }
    Row {
        visible: panel.tells
        spacing: 8
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "streak"
            tint: Theme.stamp
        }
        Words {
            width: Math.min(implicitWidth, panel.width - 72)
            anchors.verticalCenter: parent.verticalCenter
            text: panel.calendar.streak > 0 ? qsTr("A streak of %n day(s)", "", panel.calendar.streak) : qsTr("Any of today’s puzzles starts a streak")
            font.weight: Font.Medium
        }
    }
    Words {
        width: parent.width
        visible: panel.calendar.longest > panel.calendar.streak
        text: qsTr("The longest was %n day(s). A day of rest never breaks a streak.", "", panel.calendar.longest)
        color: Theme.muted
    }
}
