import QtQuick
import Ninefold

/// The givens of a puzzle, as 81 characters; an empty sheet as long as there are none.
PensFigure {
    required property string givens

    height: implicitHeight
    whole: true
    columns: 9
    cells: Array.from({ length: 81 }, (none, cell) => parseInt(givens[cell]) || 0)
}
