import QtQuick
import Ninefold

/// A corner of a puzzle in Sudoku Pens.
PensFigure {
    columns: 9
    cells: [0, 0, 5, 8, 9, 17, 2, 14, 1, 7, 8, 4, 0, 0, 32, 16, 0, 29, 0, 9, 2, 0, 4, 0, 0, 28, 7,
            0, 0, 7, 2, 8, 3, 0, 29, 0, 6, 0, 0, 5, 1, 4, 18, 17, 12, 12, 31, 18, 0, 26, 0, 3, 0, 0]
}
