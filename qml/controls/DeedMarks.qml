pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What a computer player has just done, on the board itself: a ring round its piece, its sign half outside so that
/// nothing on the piece is covered, and round what scored, each with its points at the end.
Item {
    id: marks

    required property Board board
    required property Deed deed
    readonly property point at: deed.laid
    readonly property int seat: deed.seat

    anchors.fill: parent
    visible: seat >= 0
    z: 1.6

    Repeater {
        model: marks.deed.runs
        Item {
            id: run
            required property var modelData
            readonly property int column: modelData.column
            readonly property int row: modelData.row
            readonly property int toColumn: modelData.toColumn
            readonly property int toRow: modelData.toRow
            readonly property int points: modelData.points
            readonly property bool across: row === toRow
            x: marks.board.cellX(column)
            y: marks.board.cellY(row)
            width: marks.board.cellX(toColumn) - x + marks.board.cellSize
            height: marks.board.cellY(toRow) - y + marks.board.cellSize
            Rectangle {
                anchors { fill: parent; margins: -1 }
                radius: 9
                color: Theme.clear
                border.width: 3
                border.color: Theme.glow
            }
            Rectangle { // behind the last card where there is room for it, else upon its far edge
                readonly property real past: 4 + (run.across ? width : height)
                readonly property bool roomy: run.across ? run.x + run.width + past < marks.board.width : run.y + run.height + past < marks.board.height
                x: run.across ? run.width + (roomy ? 4 : -width / 2) : (run.width - width) / 2
                y: run.across ? (run.height - height) / 2 : run.height + (roomy ? 4 : -height / 2)
                width: sum.implicitWidth + 12
                height: sum.implicitHeight + 4
                radius: height / 2
                color: Theme.glow
                Text {
                    id: sum
                    anchors.centerIn: parent
                    text: "+" + run.points
                    font.pixelSize: Math.max(12, Math.min(marks.board.cellSize * 0.4, Theme.listSize))
                    font.weight: Font.Bold
                    color: Theme.glowInk
                    Accessible.ignored: true
                }
            }
        }
    }
    Item {
        visible: marks.at.x >= 0
        x: marks.board.cellX(Math.max(0, marks.at.x))
        y: marks.board.cellY(Math.max(0, marks.at.y))
        width: marks.board.cellSize
        height: width
        Rectangle {
            anchors { fill: parent; margins: -3 }
            radius: 11
            color: Theme.clear
            border.width: 7
            border.color: Theme.board
        }
        Rectangle {
            anchors { fill: parent; margins: -1.25 }
            radius: 9
            color: Theme.clear
            border.width: 3.5
            border.color: Theme.pens[Math.max(0, marks.seat)]
        }
        SeatToken {
            x: -width * 0.6
            anchors.verticalCenter: parent.verticalCenter
            size: Math.max(14, parent.width * 0.42)
            seat: marks.seat
            initial: marks.board.match.nameOf(marks.seat).charAt(0)
        }
    }
}
