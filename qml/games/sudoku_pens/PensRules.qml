pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The rules of Sudoku Pens.
Column {
    spacing: 16

    RulePart {
        title: qsTr("The aim")
        text: qsTr("One Sudoku for all of you, and a pen of your own colour for each. Every row, every column and every block has each digit from 1 to 9 once.")
        PensFigure {
            width: Math.min(parent.width, 360)
            whole: true
            columns: 9
            cells: [0, 0, 5, 8, 9, 17, 2, 14, 1, 7, 8, 4, 0, 0, 32, 16, 0, 29, 0, 9, 2, 0, 4, 0, 0, 28, 7]
        }
        Caption { text: qsTr("Printed digits are dark; written ones have the colour of whoever wrote them.") }
    }
    RulePart {
        title: qsTr("In turns")
        text: qsTr("Write one digit within 30 seconds, or pass. A wrong one is wiped if it’s noticed, and your turn is over. What nobody noticed in time stays.")
    }
    RulePart {
        title: qsTr("Speed")
        text: qsTr("Write as many digits as you can in your 30 seconds. There are as many rounds as players, and each of you begins one.")
    }
    RulePart {
        title: qsTr("The end")
        text: qsTr("The game ends when the board is full, when three rounds have added no digit, or when all of you agree. The digits in your colour are added up, and the highest total wins.")
    }
    RulePart {
        title: qsTr("Alone")
        text: qsTr("No turns and no sand: solve it in your own time, with notes, and wipe what you have written as often as you like.")
    }
}
