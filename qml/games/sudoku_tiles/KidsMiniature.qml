import QtQuick
import Ninefold

/// A corner of a Sudokids board, for Home.
MiniatureBoard {
    columns: 3
    rows: 2
    animals: true
    numbers: [1, 4, 2, 6, 0, 5]
    golden: [1, 5]
}
