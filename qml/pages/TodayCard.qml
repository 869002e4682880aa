pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Today's puzzles on Home: how many are done, and the streak.
Panel {
    id: card

    readonly property var day: calendar.day
    readonly property string streak: calendar.streak > 0 ? qsTr("A streak of %n day(s)", "", calendar.streak) : ""
    readonly property string line: !calendar.known ? " " : [day.done > 0 ? qsTr("%1 of %2 done").arg(day.done).arg(day.of) : qsTr("%n new puzzle(s)", "", day.of),
                                    streak].filter(part => part !== "").join(" · ")

    padding: 12
    framed: !activeFocus
    scale: area.pressed ? 0.98 : 1
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Today") + ", " + line
    Accessible.onPressAction: App.go("daily", {})
    Keys.onSpacePressed: App.go("daily", {})
    Keys.onReturnPressed: App.go("daily", {})
    Keys.onEnterPressed: App.go("daily", {})

    DailyCalendar {
        id: calendar
        person: App.me
        date: Today.date
    }
    Item {
        width: parent.width
        implicitHeight: Math.max(48, words.height)
        Column {
            id: words
            x: 4
            width: parent.width - x - 32
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            Words {
                width: parent.width
                text: qsTr("Today")
                font.pixelSize: Theme.listSize
                font.weight: Font.Medium
                Accessible.ignored: true
            }
            Words {
                width: parent.width
                text: card.line
                color: Theme.muted
                Accessible.ignored: true
            }
            Row {
                topPadding: 6
                height: 38
                spacing: 12
                Repeater {
                    model: card.day.of ?? 0
                    Stamp {
                        required property int index
                        done: index < card.day.done
                    }
                }
            }
        }
        Icon {
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            name: "forward"
            tint: Theme.accent
        }
    }
    MouseArea {
        id: area
        parent: card
        anchors.fill: parent
        onClicked: App.go("daily", {})
    }
}
