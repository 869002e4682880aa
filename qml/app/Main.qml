pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The window: Home, or the table with the curtain before it.
Window {
    id: window

    readonly property alias match: theMatch
    readonly property var playerNames: [qsTr("Blue"), qsTr("Orange"), qsTr("Green"), qsTr("Pink")]
    property bool atTable: false
    property alias reducedMotion: motion.reduced

    width: 412
    height: 915
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    color: Theme.paper
    title: "Ninefold"

    function begin(game: var, players: int) {
        const seed = Math.floor(Math.random() * 9007199254740991);
        if (theMatch.deal(game.game, playerNames.slice(0, players), game.options, seed, 0))
            atTable = true;
    }
    // Back pauses, it never quits a match; whatever lay open is covered first.
    function pause() {
        theMatch.cover();
        atTable = false;
    }

    MatchController { id: theMatch }
    Binding {
        id: motion
        property bool reduced: false
        target: Theme
        property: "reducedMotion"
        value: reduced
    }
    Connections {
        target: Application
        function onStateChanged() {
            if (Application.state !== Qt.ApplicationActive)
                theMatch.cover();
        }
    }
    FocusScope {
        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: window.pause()
        Keys.onBackPressed: event => {
            event.accepted = window.atTable;
            window.pause();
        }
        HomePage {
            anchors.fill: parent
            visible: !window.atTable
            focus: !window.atTable
            canContinue: theMatch.game !== "" && !theMatch.over
            onChosen: game => window.begin(game, players)
            onResumed: window.atTable = true
        }
        GameTable {
            anchors.fill: parent
            visible: window.atTable
            focus: window.atTable
            match: theMatch
            onPaused: window.pause()
            onMenu: window.pause()
        }
        Curtain {
            anchors.fill: parent
            z: 1
            seat: theMatch.curtainFor
            name: theMatch.nameOf(theMatch.curtainFor)
            fallen: window.atTable && theMatch.curtainFor >= 0
            onOpened: theMatch.openCurtain()
        }
    }
}
