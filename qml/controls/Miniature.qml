pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A drawn board on its wood: the upper corner of it that ends on a whole cell, or the `whole` of it. Decoration, told
/// to nobody. `cells` holds what the delegate, a MiniatureCell, understands, in reading order; 0: nothing.
Item {
    id: miniature

    required property int columns
    required property var cells
    required property Component cell
    property int blockColumns: columns
    property int blockRows: rows
    property bool lined: true
    property Component beneath: null // drawn below lines and cells
    property bool whole: false
    property real corner: Theme.corner
    /// How a cell of a real board is written here: {face, number, printed, seat}.
    property var written: cell => cell.number
    readonly property int rows: Math.ceil(cells.length / columns)
    readonly property real frame: Math.round(width * 0.037)
    readonly property real cellSize: Math.min((width - 2 * frame) / columns, (height - (whole ? 2 : 1) * frame) / rows)

    /// Shows a real board, the whole of it.
    function show(board: var) {
        whole = true;
        columns = board.columns;
        cells = board.cells.map(written);
    }

    implicitHeight: whole ? 2 * frame + (width - 2 * frame) / columns * rows : width * 0.6
    clip: true
    Accessible.ignored: true

    Wood {
        width: parent.width
        height: parent.height + (miniature.whole ? 0 : miniature.corner)
        radius: miniature.corner
        edge: 0
    }
    Rectangle {
        x: (parent.width - width) / 2
        y: miniature.frame
        width: miniature.columns * miniature.cellSize
        height: miniature.whole ? miniature.rows * miniature.cellSize : parent.height
        color: Theme.board
        Repeater {
            model: miniature.beneath ? 1 : 0
            delegate: miniature.beneath
        }
        BoardLines {
            visible: miniature.lined
            columns: miniature.columns
            rows: miniature.rows
            blockColumns: miniature.blockColumns
            blockRows: miniature.blockRows
            cellSize: miniature.cellSize
        }
        Repeater {
            model: miniature.cells.map((value, at) => ({ value: value, at: at })).filter(one => one.value !== 0)
            delegate: miniature.cell
        }
    }
}
