pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The rules of Kakuro Cards.
Column {
    spacing: 16

    RulePart {
        title: qsTr("The aim")
        text: qsTr("Lay cards so that their numbers add up. Every card shows the same number on both sides: yellow it is an addend, red it is a sum.")
    }
    RulePart {
        title: qsTr("A turn")
        text: qsTr("You hold two cards. Lay one of them, either side up, on a free square beside a card. Then you may turn over one card that was there before. Finally, draw a new card.")
    }
    RulePart {
        title: qsTr("A Kakuro")
        text: qsTr("A red card, and after it, to the right or downwards, two or more yellow ones, all different. Their total ends in the red card’s digit. The row counts up to the next gap, the next red card or the edge, and scores its total.")
        CardsFigure {
            width: Math.min(parent.width, 280)
            whole: true
            columns: 5
            cells: [0, -4, 1, 5, 8]
        }
        Caption { text: qsTr("The red 4 stands for 14, because 1 + 5 + 8 make 14: 14 points.") }
        CardsFigure {
            width: Math.min(parent.width, 230)
            whole: true
            columns: 4
            cells: [0, 0, 0, -9, 0, 0, 0, 3, 0, 0, 0, 9, -5, 2, 6, 7]
        }
        Caption { text: qsTr("The yellow 7 in the corner completes two at once: 19 downwards and 15 across, 34 points.") }
    }
    RulePart {
        title: qsTr("Turning a card over")
        text: qsTr("At the end of your turn, the card you laid and the one you turned over must be in the same Kakuro. You may break up an older one; that costs nobody anything. In a variant for experienced players any number of cards may be turned over.")
        CardsFigure {
            width: Math.min(parent.width, 280)
            whole: true
            columns: 5
            cells: [-2, 6, 4, 2, 0]
        }
        Caption { text: qsTr("The yellow 2 is laid on the right, the 2 on the left is turned to red: 6 + 4 + 2 make 12.") }
    }
    RulePart {
        title: qsTr("The end")
        text: qsTr("Once all cards are laid, whoever has the most points wins. Alone, you lay them all yourself and play for as many points as you can.")
    }
}
