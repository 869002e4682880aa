import QtQuick
import Ninefold

/// A few cards of Kakuro Cards.
CardsFigure {
    columns: 5
    cells: [0, -5, 0, -3, 0, -4, 6, 3, 5, 0, 0, 9, 0, 8, 0]
}
