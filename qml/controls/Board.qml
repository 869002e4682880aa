pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A board of any size in its wooden frame: cells from a delegate, thin and thick lines, coordinates, a cursor for the
/// keyboard; taps and strokes come out as cells.
FocusScope {
    id: board

    required property MatchController match
    required property Component cell
    property bool coordinates: width >= 300
    property bool strokes: false
    property int inkedColumns: match.columns
    readonly property int columns: match.columns
    readonly property int rows: match.rows
    readonly property real frame: Math.round(width * (coordinates ? 0.036 : 0.024))
    readonly property real cellSize: columns > 0 ? (width - 2 * frame) / columns : 0
    readonly property point origin: Qt.point(frame, frame)
    property point cursor: Qt.point(0, 0)

    signal tapped(int column, int row)
    signal stroked(int column, int row, int toColumn, int toRow)

    implicitHeight: rows * cellSize + 2 * frame + wood.edge
    activeFocusOnTab: true

    /// Which cell lies at a point of the board; a point with -1 if there is none.
    function cellAt(x: real, y: real): point {
        const column = Math.floor((x - frame) / cellSize);
        const row = Math.floor((y - frame) / cellSize);
        const inside = column >= 0 && column < columns && row >= 0 && row < rows;
        return inside ? Qt.point(column, row) : Qt.point(-1, -1);
    }

    Keys.onPressed: event => {
        const by = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] }[event.key];
        if (by) {
            cursor = Qt.point((cursor.x + by[0] + columns) % columns, (cursor.y + by[1] + rows) % rows);
            event.accepted = true;
        } else if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            tapped(cursor.x, cursor.y);
            event.accepted = true;
        }
    }

    Wood {
        id: wood
        anchors.fill: parent
        radius: Math.max(8, board.width * 0.03)
        edge: Math.max(4, board.width * 0.012)
    }
    Repeater {
        model: board.coordinates ? board.columns : 0
        Text {
            required property int index
            x: board.frame + (index + 0.5) * board.cellSize - width / 2
            y: (board.frame - height) / 2
            text: String.fromCharCode(65 + index)
            font.pixelSize: Math.max(9, Math.min(board.frame * 0.8, board.cellSize * 0.22))
            font.weight: Font.Medium
            color: Theme.woodInk
            Accessible.ignored: true
        }
    }
    Repeater {
        model: board.coordinates ? board.rows : 0
        Text {
            required property int index
            x: (board.frame - width) / 2
            y: board.frame + (index + 0.5) * board.cellSize - height / 2
            text: index + 1
            font.pixelSize: Math.max(9, Math.min(board.frame * 0.8, board.cellSize * 0.22))
            font.weight: Font.Medium
            color: Theme.woodInk
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: paper
        x: board.frame
        y: board.frame
        width: board.columns * board.cellSize
        height: board.rows * board.cellSize
        color: Theme.board
    }
    Repeater {
        model: board.match.cells
        delegate: board.cell
    }
    BoardLines {
        id: lines
        x: board.frame
        y: board.frame
        columns: board.columns
        rows: board.rows
        blockColumns: board.match.blockColumns
        blockRows: board.match.blockRows
        cellSize: board.cellSize
        z: 0.5
    }
    Rectangle { // where the keyboard is
        visible: board.activeFocus
        x: board.frame + board.cursor.x * board.cellSize
        y: board.frame + board.cursor.y * board.cellSize
        width: board.cellSize
        height: board.cellSize
        color: "transparent"
        radius: 8
        border.width: 3
        border.color: Theme.accent
        z: 3
    }
    MouseArea {
        property point pressedAt: Qt.point(-1, -1)
        x: board.frame
        y: board.frame
        width: paper.width
        height: paper.height
        preventStealing: board.strokes
        onPressed: mouse => pressedAt = board.cellAt(mouse.x + board.frame, mouse.y + board.frame)
        onReleased: mouse => {
            const at = board.cellAt(mouse.x + board.frame, mouse.y + board.frame);
            if (pressedAt.x < 0 || at.x < 0)
                return;
            if (at === pressedAt)
                board.tapped(at.x, at.y);
            else if (board.strokes)
                board.stroked(pressedAt.x, pressedAt.y, at.x, at.y);
        }
    }
}
