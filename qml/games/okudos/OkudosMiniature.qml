import QtQuick
import Ninefold

/// A corner of O'kudos.
OkudosFigure {
    columns: 9
    cells: [-4, -5, 3, -8, -3, 9, 6, 4, 8, -2, 8, -3, -5, -9, -7, 1, 5, 9, 6, -7, -1, 5, 8, 4, 2, -3, 7,
            4, 2, 6, 1, -5, 8, 3, 7, -4, 3, 5, 7, 4, 9, 2, 8, 6, -8, -1, -1, 5, -6, -3, 4, 4, 9, -7]
}
