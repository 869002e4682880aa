import QtQuick
import QtTest
import Ninefold
import Ninefold.Core

Item {
    width: 300
    height: 140

    BuzzerRace { id: theRace }
    Row {
        spacing: 40
        Repeater {
            id: buzzers
            model: 2
            Buzzer {
                required property int index
                race: theRace
                seat: index
                name: ["Mika", "Jun"][index]
            }
        }
    }
    SignalSpy { id: won; target: theRace; signalName: "won" }

    TestCase {
        name: "Buzzer"
        when: windowShown

        function init() {
            theRace.open = true;
            won.clear();
        }
        function cleanup() { buzzers.itemAt(0).enabled = true; }

        function test_a_touch_calls() {
            const one = buzzers.itemAt(1), finger = touchEvent(one);
            finger.press(0, one, 50, 50).commit();
            tryCompare(won, "count", 1);
            compare(won.signalArguments[0][0], 1);
            finger.release(0, one, 50, 50).commit();
            compare(won.count, 1);
        }
        function test_a_little_beside_it_is_near_enough() {
            const one = buzzers.itemAt(0), finger = touchEvent(one);
            finger.press(0, one, 53, 112).commit();
            tryCompare(won, "count", 1);
            finger.release(0, one, 53, 112).commit();
        }
        function test_a_key_calls() {
            buzzers.itemAt(0).forceActiveFocus();
            keyClick(Qt.Key_Space);
            tryCompare(won, "count", 1);
            compare(won.signalArguments[0][0], 0);
        }
        function test_whoever_is_out_calls_in_vain() {
            const one = buzzers.itemAt(0), finger = touchEvent(one);
            one.enabled = false;
            finger.press(0, one, 50, 50).commit();
            finger.release(0, one, 50, 50).commit();
            wait(50);
            compare(won.count, 0);
        }
    }
}
