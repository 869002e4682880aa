import QtQuick
import QtTest
import Ninefold

Item {
    width: 300
    height: 260

    NumberPad {
        id: pad
        width: 300
        height: 260
        wipe: true
        counts: [9, 8, 7, 6, 5, 4, 3, 0, 1]
    }
    SignalSpy { id: pressed; target: pad; signalName: "pressed" }
    SignalSpy { id: held; target: pad; signalName: "held" }

    TestCase {
        name: "NumberPad"
        when: windowShown

        function init() {
            pressed.clear();
            held.clear();
        }
        function touch(digit: int, time: int) {
            const key = findChild(pad, "key" + digit), finger = touchEvent(key);
            finger.press(0, key, key.width / 2, key.height / 2).commit();
            wait(time);
            finger.release(0, key, key.width / 2, key.height / 2).commit();
        }

        function test_each_key_writes_its_digit() {
            for (let digit = 0; digit <= 9; ++digit) {
                touch(digit, 0);
                compare(pressed.signalArguments[digit][0], digit);
            }
            compare(held.count, 0);
        }
        function test_a_long_touch_is_something_else() {
            touch(4, 900);
            compare(pressed.count, 0);
            compare(held.signalArguments[0][0], 4);
        }
        function test_keys_of_the_keyboard() {
            findChild(pad, "key7").forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(pressed.signalArguments[0][0], 7);
        }
        function test_what_is_left_is_told() {
            compare(findChild(pad, "key2").Accessible.name, "2, 8 left");
            compare(findChild(pad, "key8").done, true);
            compare(findChild(pad, "key0").Accessible.name, "Wipe");
        }
    }
}
