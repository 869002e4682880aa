pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A drawn puzzle of Sudoku Pens: givens as they are; written digits are 10 more for each seat.
Miniature {
    id: figure

    written: cell => cell.face === Kind.Ink ? 10 * (cell.seat + 1) + cell.number : cell.number
    blockColumns: 3
    blockRows: 3
    cell: Component {
        MiniatureCell {
            id: here
            miniature: figure
            Digit {
                text: here.value % 10
                size: here.width * 0.62
                color: here.value < 10 ? Theme.ink : Theme.pens[Math.floor(here.value / 10) - 1]
            }
        }
    }
}
