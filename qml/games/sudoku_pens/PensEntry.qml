pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A sheet on which givens are entered: a tap or the arrows choose a cell, a digit goes into it.
FocusScope {
    id: entry

    required property string givens
    required property var conflicts
    property int cell: 0
    readonly property real frame: Math.round(width * 0.024)
    readonly property real cellSize: (width - 2 * frame) / 9
    signal written(int cell, int digit)
    signal pasted

    implicitHeight: width
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("The puzzle")

    function key(digit: int) { written(cell, digit); }
    function step(across: int, down: int) {
        const column = (cell % 9 + across + 9) % 9, row = (Math.floor(cell / 9) + down + 9) % 9;
        cell = row * 9 + column;
    }
    /// Typed like a text: on to the next cell, over the ends of rows.
    function type(digit: int) {
        key(digit);
        cell = Math.min(80, cell + 1);
    }
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.matches(StandardKey.Paste))
            pasted();
        else if ((event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) !== 0)
            event.accepted = false;
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            type(event.key - Qt.Key_0);
        else if ([Qt.Key_0, Qt.Key_Period, Qt.Key_Space].includes(event.key))
            type(0);
        else if (event.key === Qt.Key_Delete)
            key(0);
        else if (event.key === Qt.Key_Backspace) {
            if (givens[cell] === ".")
                cell = Math.max(0, cell - 1);
            key(0);
        } else if (event.key === Qt.Key_Left)
            step(-1, 0);
        else if (event.key === Qt.Key_Right)
            step(1, 0);
        else if (event.key === Qt.Key_Up)
            step(0, -1);
        else if (event.key === Qt.Key_Down)
            step(0, 1);
        else
            event.accepted = false;
    }

    Wood {
        anchors.fill: parent
        radius: 12
        edge: 4
    }
    Rectangle {
        x: entry.frame
        y: entry.frame
        width: 9 * entry.cellSize
        height: width
        color: Theme.board
    }
    Repeater {
        model: 81
        Item {
            id: place
            required property int index
            readonly property string digit: entry.givens[index] === "." ? "" : entry.givens[index]
            readonly property bool wrong: entry.conflicts.indexOf(index) >= 0
            x: entry.frame + index % 9 * entry.cellSize
            y: entry.frame + Math.floor(index / 9) * entry.cellSize
            width: entry.cellSize
            height: entry.cellSize
            Accessible.role: Accessible.Cell
            Accessible.name: digit === "" ? qsTr("row %1, column %2, empty").arg(Math.floor(index / 9) + 1).arg(index % 9 + 1)
                                          : qsTr("row %1, column %2, given %3").arg(Math.floor(index / 9) + 1).arg(index % 9 + 1).arg(digit)
            Accessible.selected: entry.cell === index
            Accessible.onPressAction: entry.cell = index
            Rectangle {
                visible: entry.cell === place.index
                anchors.fill: parent
                radius: 6
                color: Theme.accentSoft
                border.width: entry.activeFocus ? 3 : 2
                border.color: Theme.accent
            }
            Digit {
                text: place.digit
                size: place.width * 0.55
                font.weight: Font.Medium
                color: place.wrong ? Theme.error : Theme.ink
            }
            Repeater {
                model: place.wrong ? 1 : 0
                WavyLine {
                    width: place.width * 0.5
                    x: place.width * 0.25
                    y: place.height * 0.8
                }
            }
        }
    }
    BoardLines {
        x: entry.frame
        y: entry.frame
        columns: 9
        rows: 9
        blockColumns: 3
        blockRows: 3
        cellSize: entry.cellSize
    }
    MouseArea {
        anchors { fill: parent; margins: entry.frame }
        onPressed: mouse => {
            entry.forceActiveFocus();
            entry.cell = Math.min(8, Math.floor(mouse.y / entry.cellSize)) * 9 + Math.min(8, Math.floor(mouse.x / entry.cellSize));
        }
    }
}
