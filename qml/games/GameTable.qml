pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The table of whichever game is played. A game's screens are loaded when it is played.
FocusScope {
    id: game

    required property MatchController match
    readonly property alias cues: theCues
    signal paused
    signal menu

    function load() {
        if (match.game in Games.tables)
            loader.setSource(Games.tables[match.game], { match: match });
        else
            loader.source = "";
    }
    Component.onCompleted: load()
    Connections {
        target: game.match
        function onStarted() { game.load(); }
    }
    Loader {
        id: loader
        anchors.fill: parent
        focus: true
    }
    Cues {
        id: theCues
        match: game.match
        window: game.Window.window
    }
    EdgeGlow {
        anchors.fill: parent
        cues: theCues
        z: 10
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onPaused() { game.paused(); }
        function onMenu() { game.menu(); }
    }
}
