pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A match played once more on its own table, move by move, as nobody at it saw the hands.
FocusScope {
    id: page

    required property string record
    required property string entryId
    required property list<seated> people
    property int at: 0
    property bool playing: false
    readonly property bool flat: width > height * 1.5 && height < 480
    /// Lying on its side there is room beside the table, or else below it, but then for one row only.
    readonly property bool aside: flat && width - Math.min(236, width * 0.27) > height * 1.5
    readonly property bool slim: flat && !aside

    function show(move: int) {
        at = Math.max(0, Math.min(report.moves, move));
        match.begin(report.until(at), Array.from(people).map(one => one.name));
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
        table.setSource(Catalogue.tableOf(match.game), { match: match, enabled: false });
    }
    Keys.onLeftPressed: show(at - 1)
    Keys.onRightPressed: show(at + 1)
    Keys.onSpacePressed: play()

    MatchReport {
        id: report
        record: page.record
    }
    MatchController {
        id: match
        sand.still: true
    }
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
    Loader {
        id: table
        y: page.flat ? 0 : bar.height
        width: page.aside ? low.x : parent.width
        height: page.aside ? parent.height : low.y - y
    }
    PageBar {
        id: bar
        visible: !page.slim
        x: page.aside ? low.x : 0
        width: parent.width - x
        z: 1
        title: qsTr("Replay")
        onBack: App.back()
    }
    Rectangle {
        id: low
        x: page.aside ? parent.width - width : 0
        y: parent.height - height
        width: page.aside ? Math.min(236, parent.width * 0.27) : parent.width
        height: page.aside ? parent.height : page.slim ? slider.height : steps.height + slider.height + 16
        color: Theme.raised
        IconButton {
            id: leave
            visible: page.slim
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            icon: "close"
            text: bar.backText
            onClicked: App.back()
        }
        Row {
            id: steps
            x: page.slim ? leave.width + 16 : (parent.width - width) / 2
            y: page.aside ? slider.y - height - 16 : page.slim ? (parent.height - height) / 2 : 8
            spacing: page.flat ? 8 : 24
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
                text: qsTr("One move forward")
                enabled: page.at < report.moves
                onClicked: page.show(page.at + 1)
            }
        }
        SliderRow {
            id: slider
            x: page.slim ? steps.x + steps.width + 24 : 24
            y: parent.height - height - (page.slim ? 0 : 8)
            width: parent.width - x - 24
            height: implicitHeight
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
