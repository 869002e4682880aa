pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A board of any size in its wooden frame: cells from a delegate, thin and thick lines, coordinates, a cursor for the
/// keyboard; taps and strokes come out as cells.
FocusScope {
    id: board

    required property MatchController match
    /// Whether it is read from all sides: a line tells 6 from 9 then.
    readonly property bool allRound: match.seatCount > 1 && match.handOver === MatchController.TableStyle
    required property Component cell
    property bool coordinates: width >= 300
    property bool strokes: false
    /// Drawn on the board, below the cells and above them.
    property Component beneath: null
    property Component above: null
    readonly property int columns: match.columns
    readonly property int rows: match.rows
    /// Room between the blocks and above each of them, in shares of a cell.
    property real blockGap: 0
    property real header: 0
    readonly property bool apart: blockGap > 0
    readonly property int blocksAcross: match.blockColumns > 0 ? Math.ceil(columns / match.blockColumns) : 1
    readonly property int blocksDown: match.blockRows > 0 ? Math.ceil(rows / match.blockRows) : 1
    readonly property real across: columns + (blocksAcross - 1) * blockGap
    readonly property real down: rows + (blocksDown - 1) * blockGap + blocksDown * header
    readonly property real frameShare: coordinates ? 0.036 : 0.024
    readonly property real frame: Math.round(width * frameShare)
    readonly property real cellSize: across > 0 ? (width - 2 * frame) / across : 0
    /// The height for a width of 1.
    readonly property real aspect: across > 0 ? (1 - 2 * frameShare) * down / across + 2 * frameShare + 0.012 : 1
    property point cursor: Qt.point(0, 0)
    /// The cell where something was refused; outside: none.
    property point refused: Qt.point(-1, -1)

    readonly property Cascade cascade: Cascade {}

    signal tapped(int column, int row)
    signal stroked(int column, int row, int toColumn, int toRow)
    /// A piece that was put down here, not laid yet, is carried on by a finger at a point of the window, or let go there.
    signal carried(int piece, point at)
    signal letGo(int piece, point at)

    implicitHeight: down * cellSize + 2 * frame + wood.edge
    activeFocusOnTab: true

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("the board, %1").arg(match.status)
    Accessible.description: under.text
    UnderCursor {
        id: under
        match: board.match
        cursor: board.cursor
        active: board.activeFocus
    }

    function cellX(column: int): real {
        return frame + (column + Math.floor(column / Math.max(1, match.blockColumns)) * blockGap) * cellSize;
    }
    function cellY(row: int): real {
        const block = Math.floor(row / Math.max(1, match.blockRows));
        return frame + (row + block * blockGap + (block + 1) * header) * cellSize;
    }
    /// The middle of what reaches from the first to the last of some cells, counted row by row.
    function middleOf(cells: var): point {
        const first = cells[0], last = cells[cells.length - 1];
        return Qt.point((cellX(first % columns) + cellX(last % columns) + cellSize) / 2,
                        (cellY(Math.floor(first / columns)) + cellY(Math.floor(last / columns)) + cellSize) / 2);
    }
    /// The piece of the hand that lies on a cell and isn't laid yet; -1: none. From a sum, a stroke claims the row.
    function lies(cell: point): int {
        const cells = (model => model)(match.cells);
        const claims = strokes && !match.previews && cells.data(cells.index(cell.y * columns + cell.x, 0), CellsModel.FaceRole) === Kind.Sum;
        return cell.x >= 0 && match.cells.isTried(cell.x, cell.y) && !claims ? match.hand.played() : -1;
    }
    /// Which cell lies at a point of the board; a point with -1 if there is none.
    function cellAt(x: real, y: real): point {
        for (let row = 0; row < rows; ++row) {
            if (y < cellY(row) || y >= cellY(row) + cellSize)
                continue;
            for (let column = 0; column < columns; ++column)
                if (x >= cellX(column) && x < cellX(column) + cellSize)
                    return Qt.point(column, row);
        }
        return Qt.point(-1, -1);
    }

    Keys.onPressed: event => {
        const by = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] }[event.key];
        if (by && strokes && event.modifiers & Qt.ShiftModifier) {
            const to = Qt.point(cursor.x + by[0], cursor.y + by[1]);
            if (to.x >= 0 && to.x < columns && to.y >= 0 && to.y < rows)
                stroked(cursor.x, cursor.y, to.x, to.y);
            event.accepted = true;
        } else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            match.key(event.key - Qt.Key_0);
            event.accepted = true;
        } else if (by) {
            cursor = Qt.point((cursor.x + by[0] + columns) % columns, (cursor.y + by[1] + rows) % rows);
            event.accepted = true;
        } else if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            if (!event.isAutoRepeat) // a key that is held down lays nothing
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
            x: board.cellX(index) + board.cellSize / 2 - width / 2
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
            y: board.cellY(index) + board.cellSize / 2 - height / 2
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
        visible: !board.apart
        width: board.across * board.cellSize
        height: board.down * board.cellSize
        color: Theme.board
    }
    Repeater {
        model: board.beneath ? 1 : 0
        delegate: board.beneath
    }
    Repeater {
        model: board.match.cells
        delegate: board.cell
    }
    BoardLines {
        id: lines
        visible: !board.apart
        x: board.frame
        y: board.frame
        columns: board.columns
        rows: board.rows
        blockColumns: board.match.blockColumns
        blockRows: board.match.blockRows
        cellSize: board.cellSize
        z: 0.5
    }
    Repeater {
        model: board.match.runs
        delegate: RunRing {
            frame: board.frame
            cellSize: board.cellSize
            preview: board.match.previews
        }
    }
    Repeater {
        model: board.cascade.cells
        Rectangle {
            required property int modelData
            required property int index
            x: board.cellX(modelData % board.columns) + 1
            y: board.cellY(Math.floor(modelData / board.columns)) + 1 - 4 * opacity
            z: 1.5
            width: board.cellSize - 2
            height: width
            radius: 8
            color: Theme.clear
            border.width: 3
            border.color: Theme.glow
            opacity: board.cascade.height(index)
        }
    }
    Repeater {
        model: board.above ? 1 : 0
        delegate: board.above
    }
    Rectangle { // what is being drawn
        readonly property point from: area.pressedAt
        readonly property point to: area.movedTo
        visible: board.strokes && area.pressed && area.piece < 0 && from.x >= 0 && to.x >= 0 && from !== to && (from.x === to.x || from.y === to.y)
        x: board.frame + Math.min(from.x, to.x) * board.cellSize
        y: board.frame + Math.min(from.y, to.y) * board.cellSize
        width: (Math.abs(from.x - to.x) + 1) * board.cellSize
        height: (Math.abs(from.y - to.y) + 1) * board.cellSize
        radius: 9
        color: "transparent"
        border.width: 5
        border.color: Theme.pens[Math.max(0, board.match.viewer)]
        z: 2
    }
    Rectangle {
        visible: board.refused.x >= 0
        x: board.cellX(board.refused.x)
        y: board.cellY(board.refused.y)
        width: board.cellSize
        height: board.cellSize
        color: "transparent"
        radius: 8
        border.width: 3
        border.color: Theme.error
        z: 2
    }
    Rectangle { // where the keyboard is
        objectName: "cursor"
        visible: board.activeFocus && Keyboard.used
        x: board.cellX(board.cursor.x)
        y: board.cellY(board.cursor.y)
        width: board.cellSize
        height: board.cellSize
        color: "transparent"
        radius: 8
        border.width: 3
        border.color: Theme.accent
        z: 3
    }
    MouseArea {
        id: area
        property point movedTo: Qt.point(-1, -1)
        property point pressedAt: Qt.point(-1, -1)
        property point began // where the finger came down
        property int piece: -1
        property bool carries: false
        x: board.frame
        y: board.frame
        width: paper.width
        height: paper.height
        preventStealing: board.strokes || piece >= 0
        onPressed: mouse => {
            pressedAt = board.cellAt(mouse.x + board.frame, mouse.y + board.frame);
            movedTo = pressedAt;
            began = Qt.point(mouse.x, mouse.y);
            piece = board.lies(pressedAt);
            carries = false;
        }
        onPositionChanged: mouse => {
            carries = carries || piece >= 0 && Math.hypot(mouse.x - began.x, mouse.y - began.y) >= Qt.styleHints.startDragDistance;
            if (carries)
                board.carried(piece, mapToItem(null, mouse.x, mouse.y));
            else if (board.strokes)
                movedTo = board.cellAt(mouse.x + board.frame, mouse.y + board.frame);
        }
        onCanceled: {
            if (carries)
                board.letGo(piece, mapToItem(null, began.x, began.y));
            carries = false;
        }
        onReleased: mouse => {
            if (carries) {
                carries = false;
                board.letGo(piece, mapToItem(null, mouse.x, mouse.y));
                return;
            }
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
