pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The end: the sectors turn over one after another, the totals count; a tap goes on at once.
Flickable {
    id: ending

    required property MatchController match
    readonly property SectorsMatch shared: SectorsMatch { match: ending.match }
    required property Reveal reveal
    readonly property bool done: reveal?.done ?? false // it outlives the table for a moment

    anchors.fill: parent
    contentHeight: list.height + 12
    clip: true

    Timer { // a row at a time, so that none keeps the screen waiting
        id: making
        property int made: 1
        interval: 1
        running: made <= ending.match.seatCount
        repeat: true
        onTriggered: ++made
    }
    Timer {
        interval: 900
        running: ending.match.over && !ending.done
        repeat: true
        onTriggered: ending.reveal.next()
    }
    Column {
        id: list
        width: ending.width
        spacing: 2
        Repeater {
            model: ending.match.seats
            Column {
                id: place
                required property int seat
                required property string name
                required property int won
                width: list.width
                Repeater {
                    model: place.seat < making.made ? 1 : 0
                    OwnerRow {
                        reveal: ending.reveal
                        owner: place.seat
                        name: place.name
                        collected: place.won
                        wins: ending.done && Array.from(ending.match.winners).includes(owner)
                        width: list.width
                    }
                }
            }
        }
        Repeater {
            model: ending.shared.gameScore >= 0 && making.made > ending.match.seatCount ? 1 : 0
            OwnerRow {
                reveal: ending.reveal
                owner: -1
                name: qsTr("The game")
                wins: ending.done && ending.shared.gameWins
                width: list.width
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            topPadding: 6
            visible: !ending.done
            PillButton {
                width: Math.min(implicitWidth, parent.width)
                primary: true
                icon: "play"
                text: qsTr("Next sector")
                onClicked: ending.reveal.next()
            }
            PillButton {
                width: Math.min(implicitWidth, parent.width)
                text: qsTr("Turn all")
                onClicked: ending.reveal.all()
            }
        }
        PillButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: ending.done
            primary: true
            icon: "trophy"
            text: qsTr("Result")
            onClicked: App.finish()
        }
    }
}
