import QtQuick
import QtTest
import Ninefold

Item {
    width: 320
    height: 568

    Curtain {
        id: curtain
        anchors.fill: parent
        seat: 1
        name: "Jun"
        game: "Kakuro Cards"
        turn: 14
    }
    SignalSpy { id: touched; target: curtain; signalName: "touched" }
    SignalSpy { id: opened; target: curtain; signalName: "opened" }

    TestCase {
        name: "Curtain"
        when: windowShown

        function init() {
            curtain.fallen = true;
            touched.clear();
            opened.clear();
        }
        function test_it_covers_at_once() {
            compare(curtain.visible, true);
            const picture = grabImage(curtain);
            for (let y = 4; y < 568; y += 12) // nothing of what is below is seen
                verify(picture.alpha(4, y) === 255 && picture.alpha(160, y) === 255);
        }
        function test_it_says_whose_turn_it_is() {
            compare(curtain.Accessible.name, "Pass to Jun. Tap to open.");
        }
        function said(item: var): var {
            let all = item.text ? [item.text] : [];
            for (const child of Array.from(item.children))
                if (child.visible)
                    all = all.concat(said(child));
            return all;
        }
        function test_who_cannot_read_sees_whose_turn_it_is() {
            verify(said(curtain).includes("Pass to"));
            curtain.wordless = true;
            curtain.avatar = "fox";
            const words = said(curtain);
            curtain.wordless = false;
            curtain.avatar = "";
            compare(words.filter(word => word.length > 1), ["Jun"]); // and the initial on the sign of the seat
        }
        function test_its_hem_says_what_is_played() {
            verify(said(curtain).includes("Kakuro Cards · turn 14"));
        }
        function test_a_touch_asks_to_open_it() {
            const finger = touchEvent(curtain);
            finger.press(0, curtain, 100, 300).commit();
            compare(touched.count, 1);
            finger.release(0, curtain, 100, 300).commit();
            compare(touched.count, 1);
            compare(opened.count, 0);
        }
        function test_keys_ask_for_it_too() {
            curtain.forceActiveFocus();
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Return);
            compare(touched.count, 2);
            curtain.Accessible.pressAction();
            compare(opened.count, 1);
        }
        function test_it_parts_and_is_gone() {
            curtain.fallen = false;
            compare(curtain.visible, true);
            tryCompare(curtain, "visible", false);
        }
    }
}
