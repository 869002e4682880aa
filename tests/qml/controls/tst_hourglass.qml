import QtQuick
import QtTest
import Ninefold
import Ninefold.Core

Item {
    width: 180
    height: 262

    MatchController { id: theMatch }
    Hourglass {
        id: glass
        anchors.fill: parent
        clock: theMatch.sand
    }

    TestCase {
        name: "Hourglass"
        when: windowShown

        function init() {
            theMatch.deal("sudoku_pens", ["Mika", "Jun"], {}, 1, 0);
            verify(theMatch.sandRuns);
        }
        function cleanup() { Theme.reducedMotion = false; }

        function test_the_sand_follows_from_the_time_that_is_left() {
            theMatch.held = true;
            theMatch.sand.left = 15000;
            fuzzyCompare(glass.share, 0.5, 0.01);
            theMatch.sand.left = 3000;
            fuzzyCompare(glass.share, 0.1, 0.01);
            theMatch.held = false;
        }
        function test_held_it_stands_still() {
            theMatch.held = true;
            const share = glass.share;
            compare(glass.flows, false);
            wait(120);
            compare(glass.share, share);
            theMatch.held = false;
            compare(glass.flows, true);
            tryVerify(() => glass.share < share);
        }
        function test_it_tells_the_time() {
            theMatch.held = true;
            theMatch.sand.left = 12000;
            verify(glass.Accessible.name.startsWith("hourglass, 12 second"));
            theMatch.held = false;
        }
        function test_with_less_motion_it_sinks_by_whole_seconds() {
            Theme.reducedMotion = true;
            theMatch.held = true;
            theMatch.sand.left = 12400;
            compare(glass.share, theMatch.sand.secondsLeft / 30);
            theMatch.held = false;
        }
    }
}
