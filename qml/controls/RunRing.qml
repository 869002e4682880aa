pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A ring round a run of cells: in the glow's colour where it tells what a draft would score, a band in the seat's
/// colour on a band of paper where somebody claims it.
Item {
    id: ring

    required property int column
    required property int row
    required property int toColumn
    required property int toRow
    required property int seat
    required property int points
    readonly property Board board: parent as Board
    readonly property bool preview: board !== null && board.match.previews

    x: board.frame + column * board.cellSize
    y: board.frame + row * board.cellSize
    z: 1.5
    width: (toColumn - column + 1) * board.cellSize
    height: (toRow - row + 1) * board.cellSize

    Rectangle {
        visible: !ring.preview
        anchors { fill: parent; margins: -3 }
        radius: 11
        color: "transparent"
        border.width: 7
        border.color: Theme.board
    }
    Rectangle {
        anchors { fill: parent; margins: ring.preview ? -1 : -1.5 }
        radius: 9
        color: "transparent"
        border.width: ring.preview ? 3 : 4
        border.color: ring.preview ? Theme.glow : Theme.pens[ring.seat]
    }
}
