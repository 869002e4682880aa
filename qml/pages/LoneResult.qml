pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// How well somebody alone did: beside what can be reached, with the points they began with, and how long it took.
Column {
    id: result

    required property int score
    required property Honours honours
    required property int handicap
    required property bool timed
    readonly property string help: honours.hints > 0 ? qsTr("%n hint(s)", "", honours.hints) : honours.helped ? qsTr("with help") : ""
    readonly property int missing: honours.par - score

    spacing: 6

    Row {
        visible: result.honours.par >= 0
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 8
        Icon {
            visible: result.missing <= 0
            anchors.verticalCenter: parent.verticalCenter
            name: "check"
            tint: Theme.success
        }
        Words {
            width: Math.min(implicitWidth, result.width - 32)
            leading: 1
            horizontalAlignment: Text.AlignHCenter
            text: result.timed ? (result.missing <= 0 ? qsTr("Solved") : qsTr("Not all of it is solved"))
                : result.missing < 0 ? qsTr("Better than the par of %1").arg(result.honours.par)
                : result.missing === 0 ? qsTr("Par reached: %1").arg(result.honours.par)
                                       : qsTr("%n point(s) short of the par of %1", "", result.missing).arg(result.honours.par)
            font.pixelSize: Theme.listSize
            color: result.missing <= 0 ? Theme.success : Theme.ink
        }
    }
    Words {
        visible: result.honours.par >= 0 && !result.timed
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("The par is what the app itself reaches with this deal.")
        font.pixelSize: Theme.caption
        color: Theme.muted
    }
    Words {
        visible: result.handicap > 0
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("With the head start of %1: %2").arg(result.handicap).arg(result.score + result.handicap)
    }
    Words {
        visible: result.honours.ms > 0
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("In %1").arg(App.inTime(result.honours.ms)) + (result.help !== "" ? " · " + result.help : "")
        color: Theme.muted
    }
}
