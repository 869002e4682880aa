import QtQuick
import Ninefold

/// A corner of Kakuro Call.
CallFigure {
    columns: 6
    cells: [0, 10, 10, 10, 10, 10, 10, 9, 2, 9, 4, 3, 28, -7, -3, -8, -6, -4, 10, 1, 2, 6, 7, 3]
}
