import QtQuick
import Ninefold

/// A corner of a SuDoku Tiles board.
TilesFigure {
    columns: 6
    cells: [0, -2, 0, 0, 8, 0, 7, 3, 0, -4, 0, 0, 0, 9, 5, 1, 6, -3, -6, 0, 1, 9, 0, 0]
}
