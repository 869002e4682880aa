pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// One of a date's dailies: what it is, its puzzles, and how they came out beside what can be reached.
Panel {
    id: card

    required property var daily // {name, done, parts: [{slot, part, grade, code, par, start, match, score, over, won, done, ms, hints, helped}]}
    readonly property Entry entry: Catalogue.find(daily.name)
    readonly property bool single: daily.parts.length === 1
    signal chosen(var part)

    padding: 12
    spacing: 10

    function named(part: var): string {
        const grade = Catalogue.gradeName(part.grade ?? "");
        if (part.over)
            return single ? App.outcomeOf(daily.name, part) : grade + " · " + App.outcomeOf(daily.name, part);
        if (part.match)
            return single ? qsTr("Go on") : grade + " · " + qsTr("Go on");
        return single ? qsTr("Play") : grade;
    }
    function told(part: var): string {
        const what = single ? "" : Catalogue.gradeName(part.grade ?? "");
        const how = part.over ? App.outcomeOf(daily.name, part)
                  : part.match ? qsTr("begun") : qsTr("not played yet");
        return [entry.title, what, how].filter(word => word !== "").join(", ");
    }

    Item {
        width: parent.width
        implicitHeight: Math.max(56, words.height)
        Loader {
            id: picture
            width: 80
            height: 52
            anchors.verticalCenter: parent.verticalCenter
            source: card.entry.miniature
        }
        Column {
            id: words
            x: picture.width + 12
            width: parent.width - x - 36
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            Words {
                width: parent.width
                text: card.entry.title
                font.pixelSize: Theme.listSize
                font.weight: Font.Medium
            }
            Words {
                width: parent.width
                text: card.entry.daily
                color: Theme.muted
            }
        }
        Rectangle { // the stamp
            visible: card.daily.done
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: 28
            height: 28
            radius: 14
            color: Theme.stamp
            Icon {
                anchors.centerIn: parent
                name: "check"
                size: 18
                tint: Theme.sum.ink
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: card.daily.parts
            PillButton {
                required property var modelData
                readonly property bool made: modelData.start !== undefined
                text: made ? card.named(modelData) : "…"
                icon: modelData.done ? "check" : card.single || modelData.match ? "play" : ""
                quiet: true
                padding: 14
                width: Math.min(implicitWidth, parent?.width ?? 0) // it has none any more when it goes
                enabled: made
                Accessible.name: card.told(modelData)
                onClicked: card.chosen(modelData)
            }
        }
    }
}
