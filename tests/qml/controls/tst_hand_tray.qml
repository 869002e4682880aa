import QtQuick
import QtTest
import Ninefold
import Ninefold.Core

Item {
    width: 400
    height: 300

    MatchController {
        id: theMatch
        deafFor: 0
    }
    HandTray {
        id: tray
        y: 50
        width: 400
        height: 250
        match: theMatch
        piece: Component {
            Rectangle {
                required property int number
                objectName: "held"
                width: 80
                height: 80
            }
        }
    }

    TestCase {
        id: test
        name: "HandTray"
        when: windowShown

        function init() {
            Theme.reducedMotion = true;
            tray.focus = false;
            theMatch.handOver = MatchController.SideBySide;
            theMatch.deafFor = 0;
            theMatch.deal("sudoku_tiles", ["Mika", "Jun"], {}, 1, 0);
            theMatch.openCurtain();
            theMatch.hideHand();
            compare(theMatch.handShown, false);
        }
        function cleanup() { Theme.reducedMotion = false; }
        /// A finger that takes its time, so that how far it went counts and not how fast.
        function drag(by: int, wait: int) {
            const finger = touchEvent(tray), from = by < 0 ? 220 : 30;
            finger.press(0, tray, 200, from).commit();
            for (let i = 1; i <= 10; ++i) {
                finger.move(0, tray, 200, from + by * i / 10).commit();
                test.wait(wait);
            }
            for (let i = 0; i < 5; ++i) {
                finger.move(0, tray, 200, from + by + i % 2).commit();
                test.wait(wait);
            }
            finger.release(0, tray, 200, from + by).commit();
        }
        function test_under_the_cloth_there_is_no_hand() {
            compare(findChild(tray, "held"), null);
            compare(theMatch.hand.rowCount(), 0);
            tryVerify(() => Math.abs(findChild(tray, "cloth").y) < 1);
        }
        function test_swiping_up_shows_it_and_down_hides_it() {
            drag(-180, 1);
            tryCompare(theMatch, "handShown", true);
            verify(findChild(tray, "held") !== null);
            drag(180, 1);
            tryCompare(theMatch, "handShown", false);
            compare(findChild(tray, "held"), null);
        }
        function test_what_is_uncovered_can_be_seen_before_the_finger_is_gone() {
            Theme.reducedMotion = false;
            const finger = touchEvent(tray);
            finger.press(0, tray, 200, 220).commit();
            for (let i = 1; i <= 10; ++i) {
                finger.move(0, tray, 200, 220 - 15 * i).commit();
                test.wait(15);
            }
            const lifted = tray.slide;
            verify(lifted > 0.4 && lifted < 0.8, lifted);
            verify(findChild(tray, "held") !== null);
            finger.release(0, tray, 200, 70).commit();
            verify(tray.slide >= lifted - 0.01, tray.slide); // it goes on from there
            tryVerify(() => tray.slide > 0.99);
            compare(theMatch.handShown, true);
        }
        function test_a_peek_lifts_the_cloth_a_little_more_than_half() {
            const finger = touchEvent(tray);
            finger.press(0, tray, 200, 150).commit();
            tryCompare(theMatch, "handShown", true);
            fuzzyCompare(tray.slide, 0.6, 0.001);
            finger.release(0, tray, 200, 150).commit();
            compare(theMatch.handShown, false);
            compare(tray.slide, 0);
        }
        function test_the_cloth_follows_the_finger_and_falls_back_when_it_was_hardly_lifted() {
            const finger = touchEvent(tray);
            finger.press(0, tray, 200, 220).commit();
            for (let i = 1; i <= 10; ++i) {
                finger.move(0, tray, 200, 220 - 6 * i).commit();
                test.wait(15);
            }
            verify(tray.slide > 0.1 && tray.slide < 0.4, tray.slide);
            test.wait(200);
            finger.move(0, tray, 200, 160).commit();
            finger.release(0, tray, 200, 160).commit();
            compare(theMatch.handShown, false);
            tryVerify(() => tray.slide < 0.01);
        }
        function test_the_cloth_never_moves_against_the_finger() {
            Theme.reducedMotion = false;
            const cloth = findChild(tray, "cloth"), finger = touchEvent(tray);
            finger.press(0, tray, 200, 220).commit();
            let last = cloth.y;
            for (let i = 1; i <= 20; ++i) {
                finger.move(0, tray, 200, 220 - 4 * i).commit();
                test.wait(15);
                verify(cloth.y <= last, cloth.y + " after " + last);
                last = cloth.y;
            }
            verify(last < -40, last);
            for (let i = 19; i > 0; --i) {
                finger.move(0, tray, 200, 220 - 4 * i).commit();
                test.wait(15);
                verify(cloth.y >= last, cloth.y + " after " + last);
                last = cloth.y;
            }
            test.wait(100);
            finger.release(0, tray, 200, 216).commit();
            compare(theMatch.handShown, false);
        }
        function test_a_tap_shows_it() {
            const finger = touchEvent(tray);
            finger.press(0, tray, 200, 120).commit();
            finger.release(0, tray, 200, 120).commit();
            tryCompare(theMatch, "handShown", true);
        }
        function test_it_is_seen_as_long_as_a_finger_rests_on_it() {
            const finger = touchEvent(tray);
            finger.press(0, tray, 200, 120).commit();
            tryCompare(theMatch, "handShown", true);
            finger.release(0, tray, 200, 120).commit();
            tryCompare(theMatch, "handShown", false);
        }
        function test_after_a_hand_over_fingers_and_keys_are_still_meant_for_the_move_before() {
            theMatch.deafFor = 3600000;
            const finger = touchEvent(tray);
            finger.press(0, tray, 200, 120).commit();
            finger.release(0, tray, 200, 120).commit();
            compare(theMatch.handShown, false);
            drag(-180, 1);
            compare(theMatch.handShown, false);
            tryCompare(tray, "slide", 0);
            tray.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(theMatch.handShown, false);
            tray.Accessible.pressAction(); // it was named
            compare(theMatch.handShown, true);
            keyClick(Qt.Key_Space); // what is shown can be hidden at any time
            compare(theMatch.handShown, false);
        }
        function test_keys_do_it_too() {
            tray.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(theMatch.handShown, true);
            compare(tray.Accessible.name, "hide hand");
            keyClick(Qt.Key_Return);
            compare(theMatch.handShown, false);
            compare(tray.Accessible.name, "show hand");
        }
        function test_whoever_is_alone_hides_nothing() {
            theMatch.deal("sudoku_tiles", ["Mika"], {}, 1, 0);
            compare(tray.solo, true);
            verify(theMatch.handShown);
            verify(!tray.activeFocusOnTab);
        }
    }
}
