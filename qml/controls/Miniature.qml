pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The upper left corner of a board on its wood, with a few pieces on it; it ends on a whole cell. Decoration, told to
/// nobody. `cells` holds what the delegate understands, in reading order.
Item {
    id: miniature

    required property int columns
    required property var cells
    required property Component cell
    property int blockColumns: columns
    property int blockRows: rows
    property bool lined: true
    property real margin: 0.077
    readonly property int rows: Math.ceil(cells.length / columns)
    readonly property real inset: Math.round(width * margin)
    readonly property real cellSize: (width - 2 * inset) / columns

    implicitHeight: width * 0.6
    clip: true
    Accessible.ignored: true

    Wood {
        width: parent.width
        height: parent.height + 8
        radius: 0
        edge: 0
    }
    Rectangle {
        id: paper
        x: miniature.inset
        y: Math.round(miniature.width * 0.044)
        width: miniature.columns * miniature.cellSize
        height: miniature.rows * miniature.cellSize
        color: Theme.board
        BoardLines {
            visible: miniature.lined
            columns: miniature.columns
            rows: miniature.rows
            blockColumns: miniature.blockColumns
            blockRows: miniature.blockRows
            cellSize: miniature.cellSize
        }
        Repeater {
            model: miniature.cells
            Item {
                id: place
                required property int index
                required property var modelData
                x: index % miniature.columns * miniature.cellSize
                y: Math.floor(index / miniature.columns) * miniature.cellSize
                width: miniature.cellSize
                height: miniature.cellSize
                Component.onCompleted: {
                    if (modelData !== "" && modelData !== 0)
                        miniature.cell.createObject(place, { value: modelData, index: index, width: width, height: height });
                }
            }
        }
    }
}
