pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A match played once more on its own table, move by move, as nobody at it saw the hands.
FocusScope {
    id: page

    required property string record
    required property string entryId
    required property var people
    property int at: 0
    property bool playing: false

    function show(move: int) {
        at = Math.max(0, Math.min(report.moves, move));
        match.begin(report.until(at), people.map(one => one.name));
        if (at === report.moves)
            playing = false;
    }
    function play() {
        if (at === report.moves)
            show(0);
        playing = !playing;
    }
    Component.onCompleted: {
        show(at);
        table.setSource("../games/" + Games.tables[match.game], { match: match, enabled: false });
    }
    Keys.onLeftPressed: show(at - 1)
    Keys.onRightPressed: show(at + 1)
    Keys.onSpacePressed: play()

    MatchReport {
        id: report
        record: page.record
    }
    MatchController { id: match }
    Timer {
        interval: Theme.linger
        repeat: true
        running: page.playing
        onTriggered: page.show(page.at + 1)
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }
    PageBar {
        id: bar
        title: qsTr("Replay")
        onBack: App.back()
    }
    Loader {
        id: table
        y: bar.height
        width: parent.width
        height: low.y - y
    }
    Rectangle {
        id: low
        y: parent.height - height
        width: parent.width
        height: steps.height + slider.implicitHeight + 16
        color: Theme.raised
        Row {
            id: steps
            anchors.horizontalCenter: parent.horizontalCenter
            y: 8
            spacing: 24
            IconButton {
                icon: "back"
                text: qsTr("One move back")
                enabled: page.at > 0
                onClicked: page.show(page.at - 1)
            }
            IconButton {
                icon: page.playing ? "pause" : "play"
                text: page.playing ? qsTr("Stop") : qsTr("Play")
                framed: true
                focus: true
                onClicked: page.play()
            }
            IconButton {
                icon: "forward"
                text: qsTr("One move on")
                enabled: page.at < report.moves
                onClicked: page.show(page.at + 1)
            }
        }
        SliderRow {
            id: slider
            x: 24
            y: steps.height + 8
            width: parent.width - 48
            title: qsTr("Move")
            told: qsTr("%1 of %2").arg(page.at).arg(report.moves)
            to: Math.max(1, report.moves)
            step: 1
            value: page.at
            onMoved: move => {
                if (move !== page.at)
                    page.show(move);
            }
        }
    }
}
