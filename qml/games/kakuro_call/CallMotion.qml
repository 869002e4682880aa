pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What a call brings, as something that moves: the points fly to their seat, and the total slides to the head of its row.
Item {
    id: motion

    required property MatchController match
    required property CallBoard board
    required property TotalTile totalTile
    /// Each seat's strip: where the points go.
    required property Repeater strips
    property rect served // the row that scored last, in columns and rows, until its total lies there

    /// The points fly to their seat.
    function reward(seat: int, cells: var, points: int) {
        const first = cells[0], last = cells[cells.length - 1], columns = match.columns;
        const x = first % columns, y = Math.floor(first / columns);
        served = Qt.rect(x, y, last % columns - x + 1, Math.floor(last / columns) - y + 1);
        const from = board.middleOf(served);
        const goal = (strips.itemAt(seat) as SeatStrip)?.goal();
        if (goal) // else the table is still being made
            flying.fly(points, mapFromItem(board, from.x, from.y), mapFromItem(goal, goal.width / 2, goal.height / 2));
    }
    /// Once a row stands, its total goes to its head.
    function moveTotal() {
        if (served.width === 0)
            return;
        const down = served.width === 1;
        const head = Qt.rect(served.x - (down ? 0 : 1), served.y - (down ? 1 : 0), 1, 1);
        const totals = board.headsBefore(board.heads, head.x, head.y), goal = board.middleOf(head);
        sliding.go(down ? totals.down : totals.across, mapFromItem(totalTile, totalTile.width / 2, totalTile.height / 2),
                   mapFromItem(board, goal.x, goal.y));
        served = Qt.rect(0, 0, 0, 0);
    }

    Connections {
        target: motion.match
        function onHappened(what, seat, cells, points) {
            if (what === "scored")
                motion.reward(seat, cells, points);
            if (!motion.match.undecided && (what === "scored" || what === "accepted" || what === "upheld"))
                motion.moveTotal();
        }
        function onStarted() { motion.served = Qt.rect(0, 0, 0, 0); }
    }
    TotalTile { // on its way to the head of its row
        id: sliding
        objectName: "sliding"
        property real way: 0
        property point from
        property point to
        function go(total: int, start: point, goal: point) {
            if (Theme.reducedMotion || total === 0)
                return;
            sliding.total = total;
            from = start;
            to = goal;
            slide.restart();
        }
        visible: slide.running
        Accessible.ignored: true
        total: 0
        width: motion.totalTile.width + (motion.board.cellSize * 0.9 - motion.totalTile.width) * way
        height: motion.totalTile.height + (motion.board.cellSize * 0.9 - motion.totalTile.height) * way
        x: from.x + (to.x - from.x) * way - width / 2
        y: from.y + (to.y - from.y) * way - height / 2
        NumberAnimation {
            id: slide
            target: sliding
            property: "way"
            from: 0
            to: 1
            duration: Theme.score
            easing.type: Easing.InOutCubic
        }
    }
    FlyingPoints { id: flying }
}
