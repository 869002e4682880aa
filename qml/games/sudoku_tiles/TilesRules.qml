pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The rules of SuDoku Tiles.
Column {
    spacing: 16

    RulePart {
        title: qsTr("The aim")
        text: qsTr("Fill the board together, and lay your tile where it scores the most points. In every row, column and block each number may appear only once. Nine golden tiles are on the board at the start.")
    }
    RulePart {
        title: qsTr("A turn")
        text: qsTr("You hold one tile. Lay it on a free square where the rule allows it, count your points and draw the next.")
        TilesFigure {
            width: Math.min(parent.width, 300)
            whole: true
            columns: 6
            cells: [0, 3, 0, 0, 5, 0, 2, 7, 0, 9, 0, 1, 0, 0, 8, 0, 0, 0, 0, 4, 0, 6, 0, 0]
        }
        Caption { text: qsTr("The 7 scores 6 points: three tiles lie in its block, two more in its row, one more in its column.") }
    }
    RulePart {
        title: qsTr("A simpler count")
        text: qsTr("With “Lines”, all tiles in the row and all in the column count, whatever block they are in.")
    }
    RulePart {
        title: qsTr("The end")
        text: qsTr("The game ends when somebody’s tile no longer fits anywhere, or when all tiles are laid. Whoever has the most points wins. Alone, you play for as many as you can.")
    }
}
