pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The table of whichever game is played. The only place in QML that knows which games there are.
Loader {
    id: loader

    required property MatchController match
    signal paused
    signal menu

    sourceComponent: ({ sudoku_tiles: tiles })[match.game] ?? null

    Component {
        id: tiles
        TilesTable {
            match: loader.match
            onPaused: loader.paused()
            onMenu: loader.menu()
        }
    }
}
