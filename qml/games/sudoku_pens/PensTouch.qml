pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Fingers on the sheet: a tap, a stroke that selects as it goes, a long press for notes.
MouseArea {
    id: touch

    required property Board board
    property point from: Qt.point(-1, -1)
    property point to: Qt.point(-1, -1)
    property bool held: false
    property bool stroking: false

    signal tapped(int column, int row)
    signal lingered(int column, int row)
    signal stroked(int column, int row, int toColumn, int toRow)

    x: board.frame
    y: board.frame
    width: board.columns * board.cellSize
    height: board.rows * board.cellSize
    preventStealing: true

    function at(mouse: var): point {
        const column = Math.max(0, Math.min(board.columns - 1, Math.floor(mouse.x / board.cellSize)));
        const row = Math.max(0, Math.min(board.rows - 1, Math.floor(mouse.y / board.cellSize)));
        return Qt.point(column, row);
    }
    onPressed: mouse => {
        held = stroking = false;
        from = at(mouse);
        to = from;
    }
    onPositionChanged: mouse => {
        const here = at(mouse);
        if (!pressed || held || here === to)
            return;
        // A finger that rolls over the line by a hair still means the cell that it came down on.
        const slack = board.cellSize * 0.15;
        if (!stroking && mouse.x > from.x * board.cellSize - slack && mouse.x < (from.x + 1) * board.cellSize + slack
            && mouse.y > from.y * board.cellSize - slack && mouse.y < (from.y + 1) * board.cellSize + slack)
            return;
        to = here;
        stroking = true;
        stroked(from.x, from.y, to.x, to.y);
    }
    onPressAndHold: {
        if (stroking)
            return;
        held = true;
        lingered(from.x, from.y);
    }
    onReleased: if (!held && !stroking) tapped(from.x, from.y)
}
