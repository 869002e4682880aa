import QtQuick
import QtTest
import Ninefold
import Ninefold.Core

Item {
    width: 400
    height: 440

    MatchController { id: theMatch }
    Board {
        id: board
        width: 400
        match: theMatch
        strokes: true
        cell: Component {
            Item {
                required property int column
                required property int row
            }
        }
    }
    SignalSpy { id: taps; target: board; signalName: "tapped" }
    SignalSpy { id: strokes; target: board; signalName: "stroked" }

    TestCase {
        name: "Board"
        when: windowShown

        function init() {
            theMatch.deal("sudoku_tiles", ["Mika", "Jun"], {}, 1, 0);
            board.cursor = Qt.point(0, 0);
            board.forceActiveFocus();
            taps.clear();
            strokes.clear();
        }
        function middle(column: int, row: int): point {
            return Qt.point(board.cellX(column) + board.cellSize / 2, board.cellY(row) + board.cellSize / 2);
        }
        function draw(from: point, to: point) {
            const finger = touchEvent(board);
            finger.press(0, board, from.x, from.y).commit();
            finger.move(0, board, (from.x + to.x) / 2, (from.y + to.y) / 2).commit();
            finger.move(0, board, to.x, to.y).commit();
            finger.release(0, board, to.x, to.y).commit();
        }

        function test_every_point_belongs_to_the_cell_that_is_seen_there() {
            for (let row = 0; row < 9; ++row)
                for (let column = 0; column < 9; ++column)
                    compare(board.cellAt(middle(column, row).x, middle(column, row).y), Qt.point(column, row));
            compare(board.cellAt(1, 200), Qt.point(-1, -1)); // the wood
        }
        function test_a_touch_is_a_tap_on_a_cell() {
            draw(middle(3, 5), middle(3, 5));
            compare(taps.count, 1);
            compare(taps.signalArguments[0][0], 3);
            compare(taps.signalArguments[0][1], 5);
            compare(strokes.count, 0);
        }
        function test_a_line_drawn_is_a_stroke_from_cell_to_cell() {
            draw(middle(1, 2), middle(6, 2));
            compare(taps.count, 0);
            compare(strokes.count, 1);
            compare([0, 1, 2, 3].map(i => strokes.signalArguments[0][i]), [1, 2, 6, 2]);
        }
        function test_what_ends_beside_the_board_is_nothing() {
            draw(middle(1, 2), Qt.point(-20, middle(1, 2).y));
            compare(taps.count + strokes.count, 0);
        }
        function test_the_cursor_goes_round_by_arrows() {
            keyClick(Qt.Key_Left);
            compare(board.cursor, Qt.point(8, 0));
            keyClick(Qt.Key_Up);
            compare(board.cursor, Qt.point(8, 8));
            keyClick(Qt.Key_Return);
            compare(taps.signalArguments[0][0], 8);
            compare(taps.signalArguments[0][1], 8);
        }
        function test_with_shift_an_arrow_draws() {
            keyClick(Qt.Key_Left, Qt.ShiftModifier); // out of the board
            compare(strokes.count, 0);
            keyClick(Qt.Key_Right, Qt.ShiftModifier);
            compare(strokes.count, 1);
        }
    }
}
