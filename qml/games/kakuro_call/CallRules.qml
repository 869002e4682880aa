pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The rules of Kakuro Call.
Column {
    spacing: 16

    RulePart {
        title: qsTr("The aim")
        text: qsTr("A total is turned up, and all of you look at once for a row of tiles that adds up to it. Whoever sees one first calls.")
    }
    RulePart {
        title: qsTr("A row")
        text: qsTr("Two or more neighbouring tiles, across or downwards. Before the first is a total cell, which is dark; after the last is another one, or the board ends. All numbers are different. A tile can be in two rows, one each way.")
        CallFigure {
            width: Math.min(parent.width, 320)
            whole: true
            columns: 6
            cells: [0, 10, 10, 10, 10, 10, 10, 9, 2, 9, 4, 3, 28, -7, -3, -8, -6, -4]
        }
        Caption { text: qsTr("The total is 28: 7 + 3 + 8 + 6 + 4, from the dark total cell to the edge. Five tiles, five points; they are turned red side up.") }
    }
    RulePart {
        title: qsTr("Calling")
        text: qsTr("Touch your buzzer, draw along the row and show it. If it is right, you get a point for each tile. If it is wrong, you are out until the next total, and the others keep looking.")
    }
    RulePart {
        title: qsTr("Action tiles")
        text: qsTr("They lie open before you, and whoever calls may use as many of them as they like. Tap one to take it up, tap it again to turn it over. Red tiles can’t be changed.")
        CallTileRule {
            face: Kind.Doubling
            text: qsTr("Doubling: one number of the row may occur once more.")
        }
        CallTileRule {
            face: Kind.Swap
            text: qsTr("Swap: any two silver tiles change places.")
        }
        CallTileRule {
            face: Kind.DigitTile
            number: 5
            text: qsTr("Digit: a silver tile of the row counts as this number from now on.")
        }
        CallTileRule {
            face: Kind.Total
            text: qsTr("The back of any tile is a total cell: it closes a row, right before its first or right after its last tile.")
        }
    }
    RulePart {
        title: qsTr("No row in sight")
        text: qsTr("If you think there is none, say “Impossible”. Once half of you have said so, the hourglass is turned; when it has run out, or when all of you have said so, the total is put aside. After an odd total everybody draws an action tile.")
    }
    RulePart {
        title: qsTr("The end")
        text: qsTr("The game ends with the third total put aside. Whoever has the most points wins; in a tie, whoever has more action tiles left. Alone, the hourglass runs from the start, and you draw an action tile after every total.")
    }
}
