pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The table of whichever game is played. The only place in QML that knows which games there are.
FocusScope {
    id: game

    required property MatchController match
    signal paused
    signal menu

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: ({ sudoku_tiles: tiles })[game.match.game] ?? null
    }

    Component {
        id: tiles
        TilesTable {
            match: game.match
            onPaused: game.paused()
            onMenu: game.menu()
        }
    }
}
