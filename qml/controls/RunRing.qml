pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A ring round a run of cells: in the glow's colour where it tells what a draft would score, a band in the seat's
/// colour on a band of paper where somebody claims it.
Item {
    id: ring

    required property int column
    required property int row
    required property int toColumn
    required property int toRow
    required property int seat
    required property real frame
    required property real cellSize
    required property bool preview

    x: frame + column * cellSize
    y: frame + row * cellSize
    z: 1.5
    width: (toColumn - column + 1) * cellSize
    height: (toRow - row + 1) * cellSize

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
