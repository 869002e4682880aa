import QtQuick
import Ninefold

/// A corner of a SuDoku Tiles board, for Home.
MiniatureBoard {
    columns: 4
    rows: 3
    numbers: [0, 2, 0, 8, 7, 3, 0, 4, 0, 9, 5, 1]
    golden: [1, 7]
}
