import QtQuick
import QtTest
import Ninefold

/// What moves: a piece that turns over, something that shakes, pieces that rise one after another.
Item {
    id: stage
    width: 400
    height: 200

    Rectangle {
        id: piece
        property int turned: 0
        property real edge: 1 // how wide it was then
        width: 100
        height: 100
        transform: [
            TurningOver {
                id: turning
                piece: piece
                onHalfway: {
                    ++piece.turned;
                    piece.edge = xScale;
                }
            },
            Shaking { id: shaking }
        ]
    }
    Cascade { id: cascade }

    TestCase {
        name: "Motion"
        when: windowShown

        function init() {
            Theme.reducedMotion = false;
            piece.turned = 0;
        }
        function cleanup() { Theme.reducedMotion = false; }

        function test_a_piece_changes_on_its_edge() {
            turning.start();
            tryCompare(piece, "turned", 1);
            verify(piece.edge < 0.05, piece.edge);
            tryCompare(turning, "xScale", 1);
            compare(piece.opacity, 1);
        }
        function test_with_less_motion_it_fades_and_keeps_its_width() {
            Theme.reducedMotion = true;
            turning.start();
            tryCompare(piece, "turned", 1);
            compare(turning.xScale, 1);
                        tryCompare(piece, "opacity", 1);
        }
        function test_what_shakes_comes_to_rest_where_it_was() {
            shaking.start();
            tryVerify(() => shaking.x !== 0);
            tryCompare(shaking.run, "running", false);
            compare(shaking.x, 0);
        }
        function test_with_less_motion_nothing_shakes_or_rises() {
            Theme.reducedMotion = true;
            shaking.start();
            cascade.start([1, 2, 3]);
            compare(shaking.run.running, false);
            compare(cascade.cells.length, 0);
        }
        function test_pieces_rise_one_after_another_and_come_down_again() {
            cascade.start([7, 3, 5]);
            tryVerify(() => cascade.height(0) > 0.1);
            verify(cascade.height(0) > cascade.height(2));
            compare(cascade.height(-1), 0);
            tryVerify(() => cascade.cells.length === 0);
        }
    }
}
