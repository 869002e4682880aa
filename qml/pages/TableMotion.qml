pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What happens at a table, as something that moves: points fly to their seat, what scored rises, a piece leaves the game.
Item {
    id: motion

    required property MatchController match
    required property Board board
    /// Where the seats' points stand: in their row, or round the table.
    required property Repeater badges
    required property Repeater edges
    /// Where the hand is.
    required property point handPoint
    /// A piece on its way out of the game.
    required property Component gone
    // What a move brought so far, and where it was made.
    property var scored: []
    property var laid: []

    /// Points fly from the middle of what was made to its seat; those of the same turn fly together.
    function fly(seat: int, cells: var, points: int) {
        const goal = edges.count > 0 ? (edges.itemAt(0) as EdgeSeats).scoreOf(seat) : badges.itemAt(seat), from = board.middleOf(cells);
        flying.fly(points + (flying.visible ? flying.points : 0), mapFromItem(board, from.x, from.y), mapFromItem(goal, goal.width / 2, goal.height / 2));
    }
    /// A piece leaves the game: from the cell where it was laid, or from the hand.
    function slideOff(number: int, cells: var) {
        const from = cells.length > 0 ? board.middleOf([cells[0]]) : null;
        leaving.leave(number, from ? mapFromItem(board, from.x, from.y) : handPoint, from ? board.cellSize * 0.88 : 48);
    }

    Connections {
        target: motion.match
        function onHappened(what, seat, cells, points, number) {
            if (what === "scored" && cells.length > 0 && points > 0) {
                motion.fly(seat, cells, points);
                motion.board.cascade.start(motion.scored.concat(cells));
                motion.scored = motion.board.cascade.cells;
            } else if (what === "wrong" || what === "placed") {
                motion.laid = cells;
            } else if (what === "collected") {
                motion.slideOff(number, cells);
            } else if (what === "setAside") {
                motion.slideOff(number, motion.laid);
            } else if (what === "discarded") {
                motion.slideOff(0, []); // face down, whoever may know
            }
        }
        function onChanged() { motion.scored = motion.laid = []; }
    }
    FlyingPoints { id: flying }
    SlidingOff {
        id: leaving
        piece: motion.gone
    }
}
