pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The table of whichever game is played. A game's screens are loaded when it is played.
FocusScope {
    id: game

    required property MatchController match
    readonly property alias cues: theCues
    /// Where the device lies in the middle, everything turns to the edge of the seat whose turn it is; a table with an edge
    /// for each seat turns itself.
    readonly property int edge: loader.item?.turnsItself ?? false ? 0 : Edges.turnOf(match, Math.min(width, height))
    readonly property bool upright: edge % 180 === 0
    signal paused
    signal menu

    function load() {
        loader.visible = false; // nothing of the old table looks round for what is gone already
        if (match.game in Games.tables)
            loader.setSource(Games.tables[match.game], { match: match });
        else
            loader.source = "";
        loader.visible = true;
    }
    Component.onCompleted: load()
    Connections {
        target: game.match
        function onStarted() { game.load(); }
    }
    Loader {
        id: loader
        anchors.centerIn: parent
        width: game.upright ? game.width : game.height
        height: game.upright ? game.height : game.width
        rotation: game.edge
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
