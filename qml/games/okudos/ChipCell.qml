pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold
import Ninefold.Core

/// A cell of O'kudos: its printed value, a chip on it, and what is to be said about that.
Item {
    id: cell

    required property int column
    required property int row
    required property int face
    required property int number
    required property int printed
    required property int sector
    required property bool legal
    required property bool selected
    required property bool latest
    required property bool wrong
    required property bool counts
    required property bool tried
    required property string label
    readonly property Board board: parent as Board // none for a moment when the board goes
    readonly property TableScene table: board?.parent as TableScene
    readonly property bool covered: face !== Kind.NoFace
    /// At the end a sector's values are outlined once it has turned over, one after another.
    readonly property bool outlined: counts && table !== null && Array.from(table.turnedUp).includes(sector)

    x: board?.cellX(column) ?? 0
    y: board?.cellY(row) ?? 0
    z: tried ? 2 : 0.7
    width: board?.cellSize ?? 0
    height: width

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: board.tapped(column, row)

    Rectangle {
        anchors { fill: parent; margins: cell.width * 0.08 }
        radius: Math.min(8, width * 0.18)
        opacity: cell.outlined ? 1 : 0
        color: Theme.sectorPaper
        border.width: 2
        border.color: Theme.sectorInk
        Behavior on opacity { SequentialAnimation {
            PauseAnimation { duration: Theme.reducedMotion ? 0 : (cell.row % 3 * 3 + cell.column % 3) * 40 }
            NumberAnimation { duration: Theme.pickUp }
        } }
    }
    Rectangle { // a chip may go here
        visible: (cell.legal || cell.selected && !cell.covered) && !cell.tried
        anchors { fill: parent; margins: cell.width * 0.09 }
        radius: width / 2
        color: cell.selected ? Theme.glowFill : "transparent"
        opacity: 0.9
        border.width: cell.selected ? 3 : 1.5
        border.color: Theme.glowOnTint
    }
    Digit {
        visible: !cell.covered
        text: cell.printed
        lined: (cell.board?.allRound ?? false) && (cell.printed === 6 || cell.printed === 9)
        size: cell.width * 0.55
        font.weight: cell.outlined ? Font.Bold : Font.Medium
        color: Theme.sectorInk
        opacity: cell.selected ? 0.4 : 1
    }
    Rectangle {
        visible: cell.legal && !cell.selected && !cell.tried
        x: cell.width * 0.74
        y: cell.height * 0.74
        width: Math.max(5, cell.width * 0.16)
        height: width
        radius: width / 2
        color: Theme.glowOnTint
    }
    Repeater {
        model: cell.covered ? 1 : 0
        ChipFace {
            x: (cell.width - width) / 2
            readonly property BoardLift lift: BoardLift {
                board: cell.board
                at: cell.row * (cell.board?.columns ?? 0) + cell.column
                up: cell.selected
            }
            y: (cell.height - height) / 2 - 3 * lift.height
            width: Math.round(cell.width * 0.77)
            height: width
            scale: 1 + 0.12 * lift.height
            number: cell.number
            allRound: cell.board?.allRound ?? false
        }
    }
    Rectangle { // laid last, or to be collected
        visible: cell.covered && (cell.latest || cell.selected) && !cell.wrong
        anchors { fill: parent; margins: cell.width * 0.05 }
        radius: width / 2
        color: "transparent"
        border.width: cell.selected ? 3.5 : 2
        border.color: cell.selected ? Theme.glowOnTint : Theme.sectorInk
    }
    Repeater { // what it would cover
        model: cell.tried && !cell.wrong ? 1 : 0
        Rectangle {
            readonly property real over: height * 0.4 // its number stays readable
            x: cell.width - width * 0.7
            y: cell.row === 0 ? cell.height - over : over - height
            width: Math.max(height, lost.implicitWidth + 0.7 * lost.font.pixelSize)
            height: Math.max(16, lost.implicitHeight + 2)
            radius: height / 2
            color: Theme.sectorPaper
            border.width: 1.5
            border.color: Theme.sectorInk
            Text {
                id: lost
                anchors.centerIn: parent
                text: "−" + cell.printed
                font.pixelSize: Math.max(10, Math.min(Theme.listSize, 22, cell.width * 0.42))
                font.weight: Font.DemiBold
                color: Theme.sectorInk
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: cell.wrong ? 1 : 0
        Item {
            anchors.fill: parent
            Shape {
                anchors.fill: parent
                ShapePath {
                    strokeColor: Theme.errorOnTint
                    strokeWidth: 3
                    strokeStyle: ShapePath.DashLine
                    dashPattern: [2, 1.5]
                    fillColor: "transparent"
                    PathAngleArc {
                        centerX: cell.width / 2
                        centerY: cell.height / 2
                        radiusX: cell.width * 0.44
                        radiusY: cell.width * 0.44
                        sweepAngle: 360
                    }
                }
            }
            Text {
                anchors { right: parent.right; top: parent.top; rightMargin: 1; topMargin: -2 }
                text: "!"
                font.pixelSize: cell.width * 0.36
                font.weight: Font.Bold
                color: Theme.errorOnTint
                Accessible.ignored: true
            }
        }
    }
}
