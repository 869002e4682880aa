pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A question to the whole table: does the digit just written stand (any other seat may object), or: shall we end?
Flow {
    id: ask

    required property MatchController match
    required property PensSheet sheet
    required property PensHands hands
    property bool compact: false // without the question, in one row
    readonly property bool ending: hands.ending
    readonly property int answers: ending ? 2 : match.seatCount // every seat but the writer, and "all agree"
    readonly property real answerWidth: compact ? Math.floor((width - (answers - 1) * spacing) / answers) : width

    readonly property bool asked: !match.over && (ending || sheet.open)
    readonly property string question: ending && match.seatCount === 1 ? qsTr("Give up? The puzzle counts as not solved.")
                                       : ending ? qsTr("End the game? The points count as they are.") : qsTr("Is the %1 right?").arg(sheet.lastNumber)

    visible: asked
    spacing: Theme.gap
    layoutDirection: compact && ending && match.seatCount === 1 ? Qt.RightToLeft : Qt.LeftToRight

    Timer { // a second tap on what asked is no answer
        id: deaf
        interval: ask.match.deafFor
        running: ask.ending
    }

    /// The end is asked for where the tools lie: the way back is where the finger still is.
    function shareOf(ends: bool): real { return compact ? Math.floor((width - spacing) * (ends ? 0.4 : 0.6)) : width; }

    component Answer: Tool {
        width: ask.answerWidth
        height: implicitHeight
    }
    Text {
        visible: !ask.compact
        width: ask.width
        text: ask.question
        wrapMode: Text.Wrap
        font.pixelSize: Theme.body
        font.weight: Font.Medium
        color: Theme.ink
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: ask.match.seats
        Answer { // outlives the question for a moment when the table goes
            id: objection
            required property int seat
            required property string name
            objectName: "objects" + seat
            rotation: ask !== null && Edges.across(ask.match, seat, Math.min(Window.width, Window.height)) ? 180 : 0
            visible: ask !== null && !ask.ending && seat !== ask.sheet?.writer
            icon: "challenge"
            text: qsTr("%1: that is wrong").arg(name)
            caption: qsTr("Wrong")
            crest: seat
            initial: name.charAt(0)
            onClicked: ask.match.press(Kind.Challenge, seat)
        }
    }
    Answer {
        objectName: "allAgree"
        visible: !ask.ending
        icon: "check"
        text: qsTr("All agree")
        onClicked: ask.match.press(Kind.Accept)
    }
    Answer {
        objectName: "endNow"
        visible: ask.ending
        width: ask.shareOf(true)
        icon: "finish"
        text: qsTr("All agree to end")
        caption: qsTr("End")
        onClicked: {
            if (deaf.running)
                return;
            ask.hands.ending = false;
            ask.match.press(Kind.AgreeEnd);
        }
    }
    Answer {
        objectName: "goOn"
        visible: ask.ending
        width: ask.shareOf(false)
        icon: "play"
        text: qsTr("Play on")
        onClicked: ask.hands.ending = false
    }
}
