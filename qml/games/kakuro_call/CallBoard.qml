pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The board of nine by nine: a row and a column of total cells, and eight by eight tiles. A row is marked by a stroke.
FocusScope {
    id: board

    required property MatchController match
    readonly property CallMatch call: CallMatch { match: board.match }
    required property Component cell
    readonly property bool lettered: width >= 340
    /// Whether it is read from all sides.
    property bool shared: match.seatCount > 1 // by people
    readonly property bool allRound: shared && match.handOver !== MatchController.SideBySide
    readonly property real frame: Math.round(width * 0.024) + (lettered ? 4 : 0)
    readonly property real cellSize: (width - 2 * frame) / 9
    /// How the running sums are turned.
    property real facing: 0
    property point cursor: Qt.point(0, 0)
    property point anchor: Qt.point(-1, -1)
    readonly property bool calling: call.caller >= 0
    readonly property rect called: call.calledRow // columns and rows of cells
    property var missed: [] // rows that nobody found
    /// A row that is being told of, and whose it was; below 0: none is.
    property rect told
    property int toldSeat: -1
    readonly property rect marked: called.width > 0 || toldSeat < 0 ? called : told
    property rect latest // the row that was called last
    /// In a column the running sums stand beside the tiles.
    readonly property bool sumsBeside: called.width === 1 && called.height > 1

    onCalledChanged: if (called.width > 0) latest = called

    signal confirmed
    signal takenBack

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

    function cellX(column: int): real { return frame + (column + 1) * cellSize; }
    function cellY(row: int): real { return frame + (row + 1) * cellSize; }
    function cellAt(x: real, y: real): point {
        const column = Math.floor((x - frame) / cellSize) - 1, row = Math.floor((y - frame) / cellSize) - 1;
        return column >= 0 && column < 8 && row >= 0 && row < 8 ? Qt.point(column, row) : Qt.point(-1, -1);
    }
    /// The middle of a row of cells.
    function middleOf(row: rect): point {
        return Qt.point(cellX(row.x) + row.width * cellSize / 2, cellY(row.y) + row.height * cellSize / 2);
    }
    /// The totals that head rows, by the column and the row of the cell before: {across, down, label}.
    readonly property var heads: {
        const found = {};
        for (const head of call.heads) {
            const before = head.down ? [head.column, head.row - 1] : [head.column - 1, head.row];
            const known = found[before] ?? none;
            found[before] = Object.assign({}, known, head.down ? { down: head.total } : { across: head.total }, {
                label: known.label === "" ? head.label : known.label + "; " + head.label
            });
        }
        return found;
    }
    readonly property var none: ({ across: 0, down: 0, label: "" })
    function headsBefore(heads: var, column: int, row: int): var { return heads[[column, row]] ?? none; }
    function isCalled(row: rect, x: int, y: int): bool {
        return x >= row.x && x < row.x + row.width && y >= row.y && y < row.y + row.height;
    }
    /// How many tiles of the row that was called last come before that one; 0 where it isn't in it.
    function placeInRow(x: int, y: int): int {
        return isCalled(latest, x, y) ? Math.max(x - latest.x, y - latest.y) : 0;
    }
    function shake() { shaking.start(); }

    Keys.onPressed: event => {
        const by = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] }[event.key];
        event.accepted = true;
        if (by) {
            const marks = event.modifiers & Qt.ShiftModifier;
            if (marks && anchor.x < 0)
                anchor = cursor;
            cursor = Qt.point(Math.max(0, Math.min(7, cursor.x + by[0])), Math.max(0, Math.min(7, cursor.y + by[1])));
            if (marks)
                match.stroke(anchor.x, anchor.y, cursor.x, cursor.y);
            else
                anchor = Qt.point(-1, -1);
        } else if (event.key === Qt.Key_Space) {
            if (!event.isAutoRepeat)
                match.tapCell(cursor.x, cursor.y);
        } else if (calling && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)) {
            if (!event.isAutoRepeat)
                confirmed();
        } else if (calling && event.key === Qt.Key_Escape) {
            if (!event.isAutoRepeat)
                takenBack();
        } else {
            event.accepted = false;
        }
    }

    Wood {
        width: parent.width
        height: parent.height + edge
        radius: Math.max(8, board.width * 0.028)
        edge: Math.max(4, board.width * 0.012)
    }
    Rectangle {
        x: board.frame
        y: board.frame
        width: 9 * board.cellSize
        height: width
        radius: 4
        color: Theme.board
    }
    Repeater {
        model: board.lettered ? 16 : 0
        Text {
            required property int index
            readonly property bool letter: index < 8
            x: letter ? board.cellX(index) + (board.cellSize - width) / 2 : (board.frame - width) / 2
            y: letter ? (board.frame - height) / 2 : board.cellY(index - 8) + (board.cellSize - height) / 2
            text: letter ? String.fromCharCode(65 + index) : index - 7
            font.pixelSize: Math.max(9, board.frame * 0.66)
            font.weight: Font.Medium
            color: Theme.woodInk
            Accessible.ignored: true
        }
    }
    Repeater { // the printed total cells: eight above, eight at the left
        model: 16
        Item {
            id: printed
            required property int index
            readonly property int column: index < 8 ? index : -1
            readonly property int row: index < 8 ? -1 : index - 8
            readonly property var heads: board.headsBefore(board.heads, column, row)
            Accessible.role: Accessible.StaticText
            Accessible.name: heads.label
            Accessible.ignored: heads.label === ""
            x: board.cellX(column)
            y: board.cellY(row)
            width: board.cellSize
            height: board.cellSize
            TotalCell {
                anchors.centerIn: parent
                width: parent.width * 0.92
                height: width
                across: printed.heads.across
                down: printed.heads.down
            }
        }
    }
    Repeater {
        model: board.match.cells
        delegate: board.cell
    }
    Repeater { // rows that nobody found
        model: board.missed
        Rectangle {
            required property rect modelData
            objectName: "missed"
            x: board.cellX(modelData.x) + 1
            y: board.cellY(modelData.y) + 1
            z: 2
            width: modelData.width * board.cellSize - 2
            height: modelData.height * board.cellSize - 2
            radius: board.cellSize * 0.2
            color: Theme.clear
            border.width: 3
            border.color: Theme.glow
        }
    }
    Item { // the row being called
        id: band
        objectName: "band"
        visible: board.marked.width > 0
        x: board.cellX(board.marked.x) - 3
        y: board.cellY(board.marked.y) - 3
        width: board.marked.width * board.cellSize + 6
        height: board.marked.height * board.cellSize + 6
        z: 2
        Rectangle {
            anchors { fill: parent; margins: -1.5 }
            radius: board.cellSize * 0.2 + 1.5
            color: Theme.clear
            border.width: 8
            border.color: Theme.board
        }
        Rectangle {
            anchors.fill: parent
            radius: board.cellSize * 0.2
            color: Theme.clear
            border.width: board.width < 340 ? 4 : 5
            border.color: Theme.seats[Math.max(0, board.called.width > 0 ? board.call.caller : board.toldSeat)]
        }
    }
    Rectangle { // where the keyboard is
        objectName: "cursor"
        visible: board.activeFocus && Keyboard.used
        x: board.cellX(board.cursor.x)
        y: board.cellY(board.cursor.y)
        width: board.cellSize
        height: board.cellSize
        color: Theme.clear
        radius: 8
        border.width: 3
        border.color: Theme.accent
        z: 4
    }
    PointHandler {
        id: finger
        property point began: Qt.point(-1, -1)
        property point last: Qt.point(-1, -1)
        enabled: board.calling
        onActiveChanged: {
            const at = board.cellAt(point.position.x, point.position.y);
            if (active) {
                began = last = at;
            } else if (began.x >= 0 && last.x === began.x && last.y === began.y) {
                board.match.tapCell(began.x, began.y);
            }
        }
        onPointChanged: {
            const at = board.cellAt(point.position.x, point.position.y);
            if (!active || began.x < 0 || at.x < 0 || (at.x === last.x && at.y === last.y))
                return;
            last = at;
            board.match.stroke(began.x, began.y, at.x, at.y);
        }
    }
    StoppedCover {
        visible: board.match.held
        anchors.fill: parent
        radius: Math.max(8, board.width * 0.028)
        z: 6
    }
    transform: Shaking { id: shaking }
}
