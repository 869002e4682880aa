import QtQuick
import QtTest
import Ninefold

Item {
    width: 300
    height: 60

    SeatBadge {
        id: badge
        width: 190
        seat: 0
        name: "Mika"
        score: 12
        scoreKnown: true
        turn: false
    }

    TestCase {
        name: "SeatBadge"
        when: windowShown

        function cleanup() { Theme.reducedMotion = false; }
        function words(): string {
            return Array.from(badge.children).filter(child => child.text !== undefined && child.visible).map(child => child.text).join(" ");
        }
        function test_the_score_counts_up() {
            badge.score = 12;
            tryCompare(badge, "counted", 12);
            badge.score = 20;
            compare(badge.counted, 12);
            tryCompare(badge, "counted", 20);
            compare(words(), "Mika 20");
        }
        function test_with_less_motion_it_is_there_at_once() {
            Theme.reducedMotion = true;
            badge.score = 31;
            compare(badge.counted, 31);
        }
        function test_what_is_unknown_is_a_question() {
            badge.scoreKnown = false;
            compare(words(), "Mika ?");
            badge.scoreKnown = true;
        }
        function test_what_is_unknown_is_not_told_in_words_either() {
            badge.scoreKnown = false;
            compare(badge.Accessible.name, "Mika");
            badge.turn = true;
            compare(badge.Accessible.name, "Mika, to move");
            badge.turn = false;
            badge.scoreKnown = true;
        }
        function test_whose_turn_it_is_is_told_by_frame_and_words() {
            const before = badge.border.width;
            badge.turn = true;
            verify(badge.border.width > before);
            verify(badge.Accessible.name.endsWith("to move"));
            badge.turn = false;
        }
        function test_where_there_is_no_room_the_name_goes_below_and_then_away() {
            badge.width = 90;
            verify(words().includes("Mika"));
            badge.height = 44;
            verify(!words().includes("Mika"));
            badge.height = 52;
            badge.width = 190;
        }
    }
}
