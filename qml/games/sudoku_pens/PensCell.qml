pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A cell of the sheet: a printed digit, one in somebody's ink, notes, or paper.
Item {
    id: cell

    required property int column
    required property int row
    required property int face
    required property int number
    required property int owner
    required property bool selected
    required property bool latest
    required property bool wrong
    required property var corner
    required property var centre
    required property string label
    required property PensSheet sheet
    readonly property Board board: parent as Board // none for a moment when the board goes
    readonly property bool written: face === Kind.Ink
    readonly property bool peer: !selected && sheet !== null && sheet.column >= 0
        && (column === sheet.column || row === sheet.row
            || Math.floor(column / 3) === Math.floor(sheet.column / 3) && Math.floor(row / 3) === Math.floor(sheet.row / 3))
    readonly property bool same: number > 0 && number === sheet?.lit && !selected

    x: (board?.frame ?? 0) + column * width
    y: (board?.frame ?? 0) + row * height
    width: board?.cellSize ?? 0
    height: width
    z: selected ? 1 : 0

    Accessible.role: Accessible.Button
    Accessible.name: {
        const parts = [label];
        if (corner.length + centre.length > 0)
            parts.push(qsTr("notes %1").arg(corner.concat(centre).join(" ")));
        if (wrong)
            parts.push(qsTr("wrong"));
        return parts.join(", ");
    }
    Accessible.selected: selected
    Accessible.onPressAction: board.tapped(column, row)

    Rectangle {
        visible: cell.peer
        anchors.fill: parent
        color: Theme.accent
        opacity: Theme.contrast ? 0.12 : 0.07
    }
    Rectangle { // the same digit elsewhere
        visible: cell.same
        anchors { fill: parent; margins: parent.width * 0.07 }
        radius: 8
        color: Theme.accentSoft
        border.width: 1.5
        border.color: Theme.accent
    }
    Rectangle {
        visible: cell.selected
        anchors { fill: parent; margins: (cell.sheet?.selected ?? 0) > 1 ? 1 : 0 }
        radius: 8
        color: (cell.sheet?.selected ?? 0) > 1 ? Theme.accentSoft : Theme.raised
        border.width: cell.width < 44 ? 3 : 4
        border.color: Theme.accent
    }
    /// What somebody else has just written would be looked for in vain among so many digits.
    readonly property bool told: latest && written && (board?.match.seatCount ?? 1) > 1
    Rectangle {
        objectName: "latest"
        visible: cell.told && !cell.selected
        anchors { fill: parent; margins: 1.5 }
        radius: 6
        color: Qt.alpha(Theme.pens[Math.max(0, cell.owner)], 0.16)
        border.width: 2
        border.color: Theme.pens[Math.max(0, cell.owner)]
    }
    Digit {
        id: digit
        visible: cell.number > 0
        text: cell.number
        size: cell.width * 0.55
        font.weight: cell.latest ? Font.Bold : Font.Medium
        color: cell.written ? Theme.pens[Math.max(0, cell.owner)] : Theme.ink
        NumberAnimation on opacity { // the ink is drawn
            id: drawing
            running: false
            from: 0
            to: 1
            duration: Theme.inking
        }
    }
    property bool laid: false // what was written before is there at once
    Component.onCompleted: laid = true
    onWrittenChanged: if (written && laid) drawing.restart()
    SeatToken { // whose it is, where there are others
        visible: cell.written && (cell.sheet?.match.seatCount ?? 1) > 1
        seat: cell.owner
        size: cell.told ? Math.max(11, Math.min(18, cell.width * 0.3)) : Math.max(9, Math.min(13, cell.width * 0.23))
        x: Math.round(cell.width * (cell.same ? 0.82 : 0.86) - width / 2) - (cell.selected ? 2 : 0)
        y: Math.round(cell.height * (cell.same ? 0.2 : 0.17) - height / 2) + (cell.selected ? 2 : 0)
    }
    Repeater {
        model: cell.corner.length + cell.centre.length > 0 ? 1 : 0
        PensNotes {
            anchors.fill: parent
            corner: cell.corner
            centre: cell.centre
        }
    }
    Repeater {
        model: cell.wrong ? 1 : 0
        WavyLine {
            width: cell.width * 0.5
            x: cell.width * 0.25
            y: cell.height * 0.8
        }
    }
}
