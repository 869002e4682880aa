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
    property var served: [] // the row that scored last, as its first and last cell, until its total lies there

    /// The points fly to their seat.
    function reward(seat: int, cells: var, points: int) {
        const at = cell => Qt.point(cell % motion.match.columns, Math.floor(cell / motion.match.columns));
        served = [at(cells[0]), at(cells[cells.length - 1])];
        const from = board.middleOf(served[0], served[1]);
        const goal = (strips.itemAt(seat) as SeatStrip).points;
        flying.fly(points, mapFromItem(board, from.x, from.y), mapFromItem(goal, goal.width / 2, goal.height / 2));
    }
    /// Once a row stands, its total goes to its head.
    function moveTotal() {
        if (served.length === 0)
            return;
        const down = served[0].x === served[1].x;
        const head = Qt.point(served[0].x - (down ? 0 : 1), served[0].y - (down ? 1 : 0));
        const totals = board.headsBefore(board.heads, head.x, head.y), goal = board.middleOf(head, head);
        sliding.go(down ? totals.down : totals.across, mapFromItem(totalTile, totalTile.width / 2, totalTile.height / 2),
                   mapFromItem(board, goal.x, goal.y));
        served = [];
    }

    Connections {
        target: motion.match
        function onHappened(what, seat, cells, points) {
            if (what === "scored")
                motion.reward(seat, cells, points);
            if (!motion.match.undecided && (what === "scored" || what === "accepted" || what === "upheld"))
                motion.moveTotal();
        }
        function onStarted() { motion.served = []; }
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
