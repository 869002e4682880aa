pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The rules of O'kudos.
Column {
    spacing: 16

    RulePart {
        title: qsTr("The aim")
        text: qsTr("The board is a solved Sudoku of nine coloured sectors. Two or three of them are yours, in secret. At the end, what isn’t covered in your sectors counts: cover those of the others, and don’t give away which are yours.")
        OkudosFigure {
            width: Math.min(parent.width, 360)
            whole: true
            columns: 9
            cells: [-4, -5, 3, -8, -3, 9, 6, 4, 8, -2, 8, -3, -5, -9, -7, 1, 5, 9, 6, -7, -1, 5, 8, 4, 2, -3, 7]
        }
        Caption { text: qsTr("In the first sector 3, 8 and 6 still count: 17 points. The third has only one chip.") }
    }
    RulePart {
        title: qsTr("A turn")
        text: qsTr("You hold three chips. Lay one on an empty square where its number isn’t on a chip in the same row, column or sector. The number printed below it doesn’t matter. Then draw a chip. Instead you may discard a chip face down and draw another, or pass.")
    }
    RulePart {
        title: qsTr("Chips laid wrongly")
        text: qsTr("If mistakes aren’t prevented, a wrong chip stays where it is. Whoever’s turn it is collects it for a point.")
    }
    RulePart {
        title: qsTr("The end")
        text: qsTr("When all of you have passed one after another, or somebody has no chip left, the sectors are turned over. The sectors that nobody got belong to the game: it counts them like a player, and it can win.")
    }
}
