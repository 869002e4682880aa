pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// How a puzzle was solved that is either solved or not: in what time, how hard it was, with how much help.
Column {
    id: head

    required property Honours honours
    readonly property string time: honours.ms > 0 ? App.inTime(honours.ms) : ""
    readonly property string help: !honours.known ? "" : honours.hints > 0 ? qsTr("%n hint(s)", "", honours.hints)
                                   : honours.helped ? qsTr("with help") : qsTr("No hints")
    /// {icon, words}, those of which something is known.
    readonly property var facts: {
        const all = [{ icon: "statistics", words: Catalogue.gradeName(honours.level) }, { icon: "hint", words: help },
                     { icon: "star", words: honours.best ? qsTr("Your best") : "" }];
        return all.filter(fact => fact.words !== "");
    }
    readonly property var medal: time !== "" ? honours.medal : ({})
    readonly property string medalName: [qsTr("Bronze"), qsTr("Silver"), qsTr("Gold")][medal.metal] ?? ""
    /// All of it, for those who are told of it.
    readonly property string words: {
        const all = [time !== "" ? qsTr("Solved in %1").arg(time) : qsTr("Solved")].concat(medalName !== "" ? [medalName] : []);
        return all.concat(facts.map(fact => fact.words)).join(" · ");
    }

    spacing: 8

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 16
        Repeater {
            model: head.medalName !== "" ? 1 : 0
            Medal {
                objectName: "medal"
                metal: head.medal.metal
                hollow: head.honours.helped
                size: 84
            }
        }
        Text {
            objectName: "solvedIn"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, head.width - (head.medalName !== "" ? 100 : 0))
            horizontalAlignment: Text.AlignHCenter
            text: head.time !== "" ? head.time : qsTr("Solved")
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.heading
            font.pixelSize: Theme.scaled(54)
            font.weight: Font.DemiBold
            color: Theme.ink
            Accessible.role: Accessible.Heading
            Accessible.name: head.words
        }
    }
    Flow {
        id: chips
        readonly property real wanted: {
            let sum = -spacing;
            for (let i = 0; all.made > 0 && i < all.count; ++i)
                sum += (all.itemAt(i)?.width ?? 0) + spacing;
            return sum;
        }
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, wanted)
        spacing: 8
        Repeater {
            id: all
            property int made: 0 // they may come one after another
            model: head.facts
            onItemAdded: ++made
            onItemRemoved: --made
            Rectangle {
                id: chip
                required property var modelData
                width: Math.min(head.width, words.implicitWidth + 44)
                height: Math.max(32, words.implicitHeight + 10)
                radius: 16
                color: Theme.sunk
                Icon {
                    x: 10
                    anchors.verticalCenter: parent.verticalCenter
                    name: chip.modelData.icon
                    size: 18
                }
                Text {
                    id: words
                    x: 34
                    anchors.verticalCenter: parent.verticalCenter
                    text: chip.modelData.words
                    font.pixelSize: Theme.body
                    font.weight: Font.Medium
                    color: Theme.ink
                    Accessible.ignored: true
                }
            }
        }
    }
    Words { // what the medal's empty middle means
        objectName: "hollowMedal"
        visible: head.medalName !== "" && head.honours.helped
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("The medal is empty in the middle: it was solved with help.")
        font.pixelSize: Theme.caption
        color: Theme.muted
    }
    Repeater {
        model: head.medalName !== "" ? 1 : 0
        MedalScale {
            width: head.width
            ms: head.honours.ms
            silver: head.medal.silver
            gold: head.medal.gold
        }
    }
}
