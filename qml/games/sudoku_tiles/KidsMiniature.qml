import QtQuick
import Ninefold

/// A corner of a Sudokids board.
KidsFigure {
    columns: 3
    cells: [1, -4, 2, 6, 0, -5]
}
