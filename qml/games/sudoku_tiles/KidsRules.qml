pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The rules of Sudokids.
Column {
    spacing: 16

    RulePart {
        title: qsTr("The aim")
        text: qsTr("Six animals look for a place. In every row, every column and every block each of them may appear only once.")
    }
    RulePart {
        title: qsTr("A turn")
        text: qsTr("Lay your animal on a free square. It gets a point for each animal in its block, and for each other one in its row and its column. Then draw the next.")
        KidsFigure {
            width: Math.min(parent.width, 340)
            whole: true
            columns: 6
            cells: [1, -4, 2, 0, 5, 0, 6, 0, -5, 3, 0, 0]
        }
        Caption { text: qsTr("The cat gets 5 points: four animals are in its block, and a rabbit is further along its row.") }
    }
    RulePart {
        title: qsTr("The end")
        text: qsTr("When an animal finds no place, or all are laid, whoever has the most points wins.")
    }
}
