pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What a computer player has just done, and, if one asks, why; how fast they follow one another, and the way on where
/// that is step by step.
Rectangle {
    id: strip

    objectName: "opponents"
    required property MatchController match
    required property Deed deed
    readonly property Opponents others: match.opponents
    readonly property int number: others.shown >= 0 ? others.numberAt(others.shown) : 0
    property bool asked: false // why
    readonly property string what: others.shown >= 0 ? match.lastDone() : ""
    property int sum: 0
    property bool wordless: false
    readonly property bool open: number > 0
    readonly property bool narrow: width < 330 * Theme.textScale
    readonly property string why: {
        if (deed.why !== "" || !others.open) // what it thought would tell what it holds
            return deed.why;
        if (others.chance > 0)
            return others.edge > 0 ? qsTr("It gives itself %1 in 100 to win. Its next best move was worth %2 points less to it.")
                                        .arg(Math.round(others.chance / 10)).arg(Number(others.edge / 1000).toLocaleString(Qt.locale(), "f", 1))
                                   : qsTr("It gives itself %1 in 100 to win.").arg(Math.round(others.chance / 10));
        return others.edge > 0 ? qsTr("Its next best move was worth %1 points less to it.").arg(Number(others.edge / 1000).toLocaleString(Qt.locale(), "f", 1))
                               : qsTr("Nothing it saw was worth more to it.");
    }

    readonly property string question: why !== "" && !wordless ? qsTr("Why?") : qsTr("Pace")
    function ask() {
        asked = true;
        others.hold();
    }

    onOpenChanged: if (!open) asked = false
    visible: open || leaving.running
    opacity: open ? 1 : 0
    implicitHeight: column.height + 20
    radius: Theme.corner
    color: Theme.raised
    border.width: Theme.contrast ? 2 : 1
    border.color: Theme.line
    Accessible.role: Accessible.AlertMessage // read out as it comes
    Accessible.name: what
    Accessible.ignored: !open
    MouseArea { anchors.fill: parent } // what lies below isn't meant
    Timer { // nor is it by the second of two quick taps
        id: leaving
        interval: Theme.haste
    }

    Connections {
        target: strip.match
        function onHappened(what, seat, cells, points, number) {
            if (seat >= 0 && points > 0 && strip.others.numberAt(seat) > 0)
                strip.sum = points;
        }
    }
    Connections {
        target: strip.others
        function onChanged() {
            if (strip.others.shown < 0)
                strip.sum = 0;
        }
    }
    Column {
        id: column
        enabled: strip.open
        x: 12
        y: 10
        width: parent.width - 24
        spacing: 8
        Item {
            width: parent.width
            height: Math.max(48, told.height)
            Avatar {
                id: face
                anchors.verticalCenter: parent.verticalCenter
                size: strip.narrow ? 40 : 48
                file: Figures.avatar(strip.number)
                seat: strip.others.shown
                name: Figures.name(strip.number)
            }
            Column {
                id: told
                anchors.verticalCenter: parent.verticalCenter
                x: face.width + 12
                width: parent.width - x - pill.room - (whyButton.visible ? whyButton.width : 0)
                Text {
                    width: parent.width
                    visible: !strip.wordless
                    text: strip.what
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.fitting(text, Math.min(Theme.body, strip.narrow ? 22 : Infinity), width)
                    font.weight: Font.Medium
                    color: Theme.ink
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Text {
                    width: parent.width
                    visible: !strip.wordless && !strip.narrow
                    text: Figures.manner(strip.number)
                    elide: Text.ElideRight
                    font.pixelSize: Theme.caption
                    color: Theme.muted
                    Accessible.ignored: true
                }
            }
            Rectangle {
                id: pill
                readonly property real room: visible ? width + 8 : 0
                visible: strip.sum > 0
                anchors { verticalCenter: parent.verticalCenter; right: whyButton.visible ? whyButton.left : parent.right }
                width: Math.max(44, amount.implicitWidth + 20)
                height: 32
                radius: 16
                color: Theme.success
                Text {
                    id: amount
                    anchors.centerIn: parent
                    text: "+" + strip.sum
                    font.pixelSize: Theme.body
                    font.weight: Font.Bold
                    color: Theme.raised
                    Accessible.ignored: true
                }
            }
            PillButton {
                id: whyButton
                objectName: "why"
                visible: !strip.wordless && !strip.asked && !strip.narrow
                anchors { verticalCenter: parent.verticalCenter; right: parent.right }
                quiet: true
                text: strip.question
                onClicked: strip.ask()
            }
        }
        Row {
            visible: strip.asked && strip.why !== "" && !strip.wordless
            width: parent.width
            spacing: 10
            Rectangle {
                width: 3
                height: reason.height
                color: Theme.pens[Math.max(0, strip.others.shown)]
            }
            Words {
                id: reason
                width: parent.width - 13
                objectName: "whyWords"
                text: strip.why
                font.pixelSize: Theme.inTwoLines(text, Theme.body, width)
            }
        }
        Flow {
            visible: strip.asked || strip.others.waits || strip.narrow
            width: parent.width
            spacing: 8
            PillButton {
                objectName: "why"
                visible: !strip.wordless && !strip.asked && strip.narrow
                width: Math.min(implicitWidth, column.width)
                quiet: true
                text: strip.question
                onClicked: strip.ask()
            }
            Repeater {
                model: strip.asked ? [
                    { value: Opponents.Quick, title: qsTr("Quick") },
                    { value: Opponents.Calm, title: qsTr("Calm") },
                    { value: Opponents.StepByStep, title: qsTr("Step by step") }
                ] : []
                ChoicePill {
                    width: Math.min(implicitWidth, column.width)
                    value: strip.others.pace
                    onClicked: Preferences.pace = modelData.value
                }
            }
            PillButton {
                visible: strip.others.waits
                width: Math.min(implicitWidth, column.width)
                primary: true
                icon: "play"
                text: qsTr("Go on")
                onClicked: {
                    if (Theme.haste > 0)
                        leaving.restart();
                    strip.others.goOn();
                }
            }
        }
    }
}
