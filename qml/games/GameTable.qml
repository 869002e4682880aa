pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The table of whichever game is played. A game's screens are loaded when it is played.
FocusScope {
    id: game

    required property MatchController match
    /// Whether somebody sits at it.
    required property bool seated
    readonly property alias cues: theCues
    /// Whether all of it is there: it is made a little at a time.
    readonly property bool whole: begun && (bare || loader.status === Loader.Ready || loader.status === Loader.Error)
    property bool begun: false
    property bool bare: false // there is nothing to be made
    /// Where the device lies in the middle, everything turns to the edge of the seat whose turn it is; a table with an edge
    /// for each seat turns itself.
    readonly property int edge: loader.item?.turnsItself ?? false ? 0 : Edges.turnOf(match, Math.min(width, height))
    readonly property bool upright: edge % 180 === 0
    signal paused
    signal menu

    property bool complete: false // before, nothing can be loaded
    function load() {
        if (!complete)
            return;
        loader.visible = false; // nothing of the old table looks round for what is gone already
        const screen = Catalogue.tableOf(seated ? match.game : "");
        bare = String(screen) === "";
        if (!bare)
            loader.setSource(screen, { match: match });
        else
            loader.source = "";
        loader.visible = true;
        begun = seated;
    }
    onSeatedChanged: {
        if (seated)
            load();
        else
            leaving.restart();
    }
    Component.onCompleted: {
        complete = true;
        load();
    }
    Timer { // it goes in a turn of its own, when what comes is there
        id: leaving
        interval: 100
        onTriggered: if (!game.seated) game.load()
    }
    Connections {
        target: game.match
        function onStarted() { game.load(); }
    }
    Loader {
        id: loader
        asynchronous: true
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
