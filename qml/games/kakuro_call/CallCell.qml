pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A play cell: a silver tile, a red one, either with a digit tile on it, or a total cell.
Item {
    id: cell

    required property int column
    required property int row
    required property int face
    required property int number
    required property int sum
    required property bool legal
    required property bool selected
    required property bool wrong
    required property bool covered
    required property string label
    readonly property CallBoard board: parent as CallBoard // none for a moment when the board goes
    /// What shows: a tile that is turned over changes in the middle of its turn.
    property int shown: face
    property bool laid: false // before, it doesn't turn
    readonly property bool inRow: board?.isCalled(board.called, column, row) ?? false

    x: board?.cellX(column) ?? 0
    y: board?.cellY(row) ?? 0
    width: board?.cellSize ?? 0
    height: width
    z: sum > 0 ? 3 : 0

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: board.match.tapCell(column, row)

    Component.onCompleted: {
        shown = face; // and isn't bound to it any more
        laid = true;
    }
    onFaceChanged: {
        if (!laid)
            return;
        turning.wait = Theme.ripple * (board?.placeInRow(column, row) ?? 0); // one by one, as they were shown
        turning.start();
    }

    Item {
        id: body
        anchors.centerIn: parent
        width: cell.width * 0.88
        height: width
        transform: TurningOver {
            id: turning
            piece: body
            onHalfway: cell.shown = cell.face
        }

        Repeater {
            model: cell.shown === Kind.Total ? 0 : 1
            Piece {
                id: tile
                anchors.fill: parent
                matter: cell.shown === Kind.Red ? Theme.spent : Theme.silver
                innerLine: cell.shown === Kind.Red
                text: cell.covered ? "" : cell.number
                digitRatio: 0.58
                allRound: cell.board?.allRound ?? false
                Repeater {
                    model: cell.covered ? 1 : 0
                    DigitDisc {
                        anchors.centerIn: parent
                        anchors.verticalCenterOffset: -tile.height * 0.025
                        width: tile.width * 0.72
                        number: cell.number
                        allRound: tile.allRound
                    }
                }
            }
        }
        Repeater {
            model: cell.shown === Kind.Total ? 1 : 0
            TotalCell {
                anchors.fill: parent
                readonly property var heads: cell.board?.headsBefore(cell.board.heads, cell.column, cell.row)
                across: heads?.across ?? 0
                down: heads?.down ?? 0
            }
        }
        Rectangle { // an action tile may go here, or one of two has been chosen, or this cell can't be part of the row
            visible: cell.legal || cell.wrong || (cell.selected && !cell.inRow)
            anchors { fill: parent; margins: -2.5 }
            radius: parent.width * 0.14
            color: Theme.clear
            border.width: cell.selected && !cell.inRow ? 3.5 : 2.5
            border.color: cell.wrong ? Theme.error : Theme.glow
        }
        Rectangle {
            visible: cell.legal
            x: parent.width - width / 2
            y: -height / 2
            width: Math.max(6, parent.width * 0.2)
            height: width
            radius: width / 2
            color: Theme.glow
        }
    }
    Rectangle { // what the row makes up to here
        visible: cell.sum > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * (cell.board?.sumsBeside ? 0.5 : 0.98) - height / 2
        transform: Translate { x: cell.board?.sumsBeside ? cell.width / 2 : 0 }
        width: Math.max(sumText.implicitWidth + 8, height * 1.5)
        height: Math.max(13, cell.width * 0.31)
        radius: height / 2
        color: Theme.ink
        Text {
            id: sumText
            anchors.centerIn: parent
            rotation: cell.board?.facing ?? 0
            text: cell.sum
            font.pixelSize: parent.height * 0.72
            font.weight: Font.DemiBold
            color: Theme.paper
            Accessible.ignored: true
        }
    }
}
