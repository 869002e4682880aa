pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What a coach has shown so far, on the board: a veil over all but where to look, then the cell, then what it scores.
Item {
    id: marks

    required property Board board
    required property Advisor advisor
    readonly property rect part: advisor.part
    readonly property real fromX: board.cellX(part.x)
    readonly property real fromY: board.cellY(part.y)
    readonly property real toX: board.cellX(part.x + Math.max(1, part.width) - 1) + board.cellSize
    readonly property real toY: board.cellY(part.y + Math.max(1, part.height) - 1) + board.cellSize
    readonly property real edge: board.frame
    readonly property real farX: board.width - board.frame
    readonly property real farY: board.cellY(Math.max(1, board.rows) - 1) + board.cellSize

    anchors.fill: parent
    visible: advisor.step > 0
    z: 1.4

    component Veil: Rectangle {
        color: Theme.paper
        opacity: 0.66
    }
    Veil { x: marks.edge; y: marks.edge; width: marks.farX - x; height: marks.fromY - y }
    Veil { x: marks.edge; y: marks.toY; width: marks.farX - x; height: marks.farY - y }
    Veil { x: marks.edge; y: marks.fromY; width: marks.fromX - x; height: marks.toY - y }
    Veil { x: marks.toX; y: marks.fromY; width: marks.farX - x; height: marks.toY - y }
    Rectangle {
        x: marks.fromX - 1.5
        y: marks.fromY - 1.5
        width: marks.toX - marks.fromX + 3
        height: marks.toY - marks.fromY + 3
        radius: 6
        color: Theme.clear
        border.width: 3
        border.color: Theme.accent
        Rectangle {
            anchors { fill: parent; margins: 3 }
            color: Theme.accent
            opacity: 0.1
        }
    }
    Repeater {
        model: marks.advisor.runs
        Rectangle {
            required property var modelData
            readonly property int column: modelData.column
            readonly property int row: modelData.row
            readonly property int toColumn: modelData.toColumn
            readonly property int toRow: modelData.toRow
            x: marks.board.cellX(column) - 1
            y: marks.board.cellY(row) - 1
            width: marks.board.cellX(toColumn) - marks.board.cellX(column) + marks.board.cellSize + 2
            height: marks.board.cellY(toRow) - marks.board.cellY(row) + marks.board.cellSize + 2
            radius: 9
            color: Theme.clear
            border.width: 3
            border.color: Theme.glow
        }
    }
    Repeater {
        model: marks.advisor.cells
        Rectangle {
            required property point modelData
            x: marks.board.cellX(modelData.x)
            y: marks.board.cellY(modelData.y)
            width: marks.board.cellSize
            height: width
            radius: 8
            color: Theme.clear
            border.width: 3.5
            border.color: Theme.glow
        }
    }
}
