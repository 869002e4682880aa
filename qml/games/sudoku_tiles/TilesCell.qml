pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A cell of SuDoku Tiles: empty, a tile, a golden one, or an animal.
Item {
    id: cell

    required property int column
    required property int row
    required property int face
    required property int number
    required property bool legal
    required property bool selected
    required property bool counts
    required property bool golden
    required property bool latest
    required property bool wrong
    required property bool tried
    required property string label
    readonly property Board board: parent as Board // none for a moment when the board goes
    readonly property TableScene table: board?.parent as TableScene

    x: (board?.frame ?? 0) + column * width
    y: (board?.frame ?? 0) + row * height
    width: board?.cellSize ?? 0
    height: width
    z: selected ? 2 : counts || wrong ? 1 : 0

    Accessible.role: Accessible.Button
    Accessible.name: wrong && !selected ? qsTr("%1, forbids it").arg(label) : label
    Accessible.onPressAction: board.tapped(column, row)

    Rectangle {
        visible: cell.legal && !cell.tried
        anchors { fill: parent; margins: parent.width * 0.09 }
        radius: 8
        color: Theme.glowFill
        opacity: 0.45
    }
    Rectangle {
        visible: cell.legal && !cell.tried
        anchors.centerIn: parent
        width: Math.max(4, parent.width * 0.16)
        height: width
        radius: width / 2
        color: Theme.glow
        opacity: 0.6
    }
    Repeater {
        model: cell.face === Kind.NoFace ? 0 : 1
        TileFace {
            readonly property BoardLift lift: BoardLift {
                board: cell.board
                at: cell.row * (cell.board?.columns ?? 0) + cell.column
                up: cell.tried
            }
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -lift.height * cell.height * 0.06 - lift.risen
            scale: 1 + 0.12 * lift.height
            width: cell.width * 0.88
            height: width
            number: cell.number
            golden: cell.golden
            animal: cell.face === Kind.Animal
            allRound: cell.board?.allRound ?? false
        }
    }
    Rectangle { // laid last
        visible: cell.latest && !cell.counts && !cell.selected
        anchors { fill: parent; margins: 1 }
        radius: 8
        color: Theme.clear
        border.width: 2
        border.color: Theme.accent
    }
    Rectangle { // counted, or tried out; or what forbids that, and is forbidden
        visible: cell.counts || cell.selected || cell.wrong
        anchors { fill: parent; margins: cell.tried ? -1 : 1; bottomMargin: cell.tried ? 3 : 1; topMargin: cell.tried ? -5 : 1 }
        radius: 8
        color: cell.selected && cell.face === Kind.NoFace ? Theme.glowFill : "transparent"
        border.width: 3
        border.color: cell.wrong ? Theme.error : Theme.glow
    }
    Repeater { // never by colour alone
        model: cell.wrong ? 1 : 0
        Rectangle {
            x: cell.width - width * 0.8
            y: -height * 0.2
            width: Math.max(18, cell.width * 0.34)
            height: width
            radius: width / 2
            color: Theme.error
            Icon {
                anchors.centerIn: parent
                name: "close"
                size: parent.width * 0.7
                tint: Theme.board
            }
        }
    }
    Repeater { // for those who don't read: another tap lays it
        model: cell.tried && !cell.wrong && (cell.table?.wordless ?? false) && !cell.table.dragging ? 1 : 0
        Rectangle {
            objectName: "tapAgain"
            x: -width * 0.15
            y: cell.height * 0.86 - height / 2
            width: Math.max(30, cell.width * 0.44)
            height: width
            radius: width / 2
            color: Theme.glow
            border.width: 2
            border.color: Theme.board
            Icon {
                anchors.centerIn: parent
                name: "tap"
                size: parent.width * 0.72
                tint: Theme.glowInk
            }
        }
    }
    Repeater { // what it would bring here
        model: cell.selected && cell.board?.match.previews ? 1 : 0
        Rectangle {
            readonly property real over: Math.min(height * 0.3, cell.height * 0.18) // the number stays readable
            x: cell.width - width * 0.7
            y: cell.row === 0 ? cell.height - over : over - height
            width: Math.max(height, points.implicitWidth + 16)
            height: Math.max(24, points.implicitHeight + 4)
            radius: height / 2
            color: Theme.glow
            Text {
                id: points
                anchors.centerIn: parent
                text: "+" + cell.board?.match.preview
                font.pixelSize: Math.max(16, Math.min(Theme.listSize, cell.width * 0.7)) // large words hide the tiles
                font.weight: Font.DemiBold
                color: Theme.glowInk
                Accessible.ignored: true
            }
        }
    }
}
