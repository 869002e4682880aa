import QtQuick
import QtTest
import Ninefold
import Ninefold.Core

Item {
    width: 400
    height: 300

    MatchController { id: theMatch }
    StatusLine {
        id: line
        width: 400
        match: theMatch
    }
    VerdictStrip {
        id: strip
        y: 100
        width: 400
        match: theMatch
    }

    TestCase {
        name: "StatusLine and VerdictStrip"
        when: windowShown

        function words(): string { return Array.from(line.children).filter(child => child.visible && child.text).map(child => child.text).join("|"); }
        function init() {
            theMatch.handOver = MatchController.SideBySide;
            theMatch.deal("sudoku_tiles", ["Mika", "Jun"], { referee: "table" }, 1, 0);
            theMatch.openCurtain();
            theMatch.showHand();
            line.notice = "";
        }
        function touch(item: Item) {
            const finger = touchEvent(item);
            finger.press(0, item, item.width / 2, item.height / 2).commit();
            finger.release(0, item, item.width / 2, item.height / 2).commit();
        }

        function test_the_line_says_what_is_awaited_or_why_something_was_refused() {
            compare(words(), "Your turn: place your tile.");
            line.notice = "Something is there already.";
            compare(words(), "Something is there already.");
        }
        function put(cell: int) {
            theMatch.drop(0, cell % 9, Math.floor(cell / 9));
            theMatch.press(Kind.Confirm);
        }
        /// Lays the tile where it may lie: one that touches nothing of its own number.
        function lay() {
            for (let i = 0; i < 81 && !theMatch.undecided; ++i) {
                init();
                put(i);
            }
        }
        function test_the_line_says_what_happened_last() {
            lay();
            verify(words().includes("Mika +"), words());
        }
        function news(): string { return line.children[1].visible ? line.children[1].text : ""; }
        function test_nothing_is_told_of_a_move_that_was_undone() {
            theMatch.deal("sudoku_tiles", ["Mika"], { referee: "assist" }, 1, 0);
            for (let i = 0; i < 81 && !theMatch.canUndo; ++i)
                put(i);
            verify(news().startsWith("Mika +"), news());
            theMatch.undo();
            compare(news(), "");
            theMatch.redo();
            verify(news().startsWith("Mika +"), news());
        }
        function test_the_strip_is_there_while_a_move_waits_for_the_others() {
            compare(strip.visible, false);
            lay();
            compare(theMatch.undecided, true);
            compare(strip.visible, true);
            touch(Array.from(strip.children).find(child => child.visible && child.text === "All agree"));
            compare(theMatch.undecided, false);
            compare(strip.visible, false);
        }
    }
}
