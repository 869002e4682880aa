pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A cell of Kakuro Cards: empty, or a card with one side up.
Item {
    id: cell

    required property int column
    required property int row
    required property int face
    required property int number
    required property bool legal
    required property bool selected
    required property bool latest
    required property bool tried
    required property bool wrong
    required property string label
    readonly property Board board: parent as Board // none for a moment when the board goes

    x: (board?.frame ?? 0) + column * width
    y: (board?.frame ?? 0) + row * height
    z: tried ? 4 : 0.7
    width: board?.cellSize ?? 0
    height: width

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: board.tapped(column, row)

    Rectangle {
        visible: cell.legal && cell.face === Kind.NoFace
        anchors { fill: parent; margins: parent.width * 0.09 }
        radius: 8
        color: Theme.glowFill
        opacity: 0.45
    }
    Rectangle {
        visible: cell.legal && cell.face === Kind.NoFace
        anchors.centerIn: parent
        width: Math.max(4, parent.width * 0.22)
        height: width
        radius: width / 2
        color: Theme.glow
        opacity: 0.6
    }
    Rectangle { // laid or turned over last, or being turned over now
        visible: (cell.latest || cell.selected || cell.wrong) && !cell.tried
        anchors { fill: parent; margins: 0.5 }
        radius: 8
        color: cell.selected ? Theme.accentSoft : "transparent"
        border.width: cell.selected || cell.wrong ? 3 : 2
        border.color: cell.wrong ? Theme.error : cell.selected ? Theme.glow : Theme.accent
    }
    Repeater {
        model: cell.face === Kind.NoFace ? 0 : 1
        CardFace {
            readonly property BoardLift lift: BoardLift {
                board: cell.board
                at: cell.row * (cell.board?.columns ?? 0) + cell.column
                up: cell.tried
            }
            x: (cell.width - width) / 2
            y: (cell.height - height) / 2 - lift.height * cell.height * 0.1 - lift.risen
            width: Math.round(cell.width * 0.89)
            allRound: cell.board?.allRound ?? false
            height: width
            scale: 1 + 0.12 * lift.height
            number: cell.number
            red: cell.face === Kind.Sum
        }
    }
    Repeater {
        model: cell.tried && cell.board?.match.previews ? 1 : 0
        PreviewPill {
            board: cell.board
            column: cell.column
            row: cell.row
        }
    }
}
