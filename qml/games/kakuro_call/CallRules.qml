pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

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
        text: qsTr("They lie open before you and help you make a row. A bound closes it before its first or after its last tile. A swap exchanges any two silver tiles. A digit changes the number of a tile. A doubling lets one number occur once more. Red tiles can’t be changed.")
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
