pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A corner of a puzzle in Sudoku Pens: givens in black; written digits are 10 more for each seat.
Miniature {
    columns: 9
    blockColumns: 3
    blockRows: 3
    cells: [0, 0, 5, 8, 9, 17, 2, 14, 1, 7, 8, 4, 0, 0, 32, 16, 0, 29, 0, 9, 2, 0, 4, 0, 0, 28, 7,
            0, 0, 7, 2, 8, 3, 0, 29, 0, 6, 0, 0, 5, 1, 4, 18, 17, 12, 12, 31, 18, 0, 26, 0, 3, 0, 0]
    cell: Component {
        Item {
            id: here
            required property int value
            required property int index
            Digit {
                text: here.value % 10
                size: here.width * 0.62
                color: here.value < 10 ? Theme.ink : Theme.pens[Math.floor(here.value / 10) - 1]
            }
        }
    }
}
