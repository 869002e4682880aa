import QtQuick
import QtTest
import Ninefold

/// What tells without words how far one is, and how much is left.
Item {
    width: 400
    height: 200

    DotTrack {
        id: dots
        width: 200
        height: 20
        seat: 0
        score: 0
        fields: 40
    }
    TrackBar {
        id: bar
        y: 40
        width: 200
        seat: 1
        score: 0
        fields: 100
    }
    PileSign {
        id: pile
        y: 60
        count: 0
    }

    TestCase {
        name: "Signs"
        when: windowShown

        function full(): int { return Array.from(dots.children).filter(dot => dot.full).length; }
        function next(): int { return Array.from(dots.children).filter(dot => dot.next).length; }

        function test_there_is_a_dot_for_each_point_and_a_lap_fills_them_anew_data() {
            return [{ tag: "none", score: 0, full: 0 }, { tag: "some", score: 17, full: 17 }, { tag: "all", score: 40, full: 40 },
                    { tag: "again", score: 43, full: 3 }, { tag: "twice", score: 80, full: 40 }];
        }
        function test_there_is_a_dot_for_each_point_and_a_lap_fills_them_anew(data) {
            dots.score = data.score;
            compare(full(), data.full);
            compare(dots.again, data.score > 40);
        }
        function test_what_a_draft_would_bring_is_ringed() {
            dots.score = 10;
            dots.preview = 6;
            compare(next(), 6);
            compare(full(), 10);
            dots.preview = 0;
            compare(next(), 0);
        }
        function test_a_bar_is_as_long_as_its_lap_data() {
            return [{ tag: "none", score: 0, width: 0 }, { tag: "half", score: 50, width: 100 }, { tag: "all", score: 100, width: 200 },
                    { tag: "again", score: 125, width: 50 }];
        }
        function test_a_bar_is_as_long_as_its_lap(data) {
            bar.score = data.score;
            tryCompare(bar.children[0], "width", data.width);
        }
        function test_a_pile_is_the_higher_the_more_there_is_data() {
            return [{ tag: "none", count: 0, layers: 0 }, { tag: "one", count: 1, layers: 1 }, { tag: "some", count: 12, layers: 2 },
                    { tag: "many", count: 71, layers: 4 }];
        }
        function test_a_pile_is_the_higher_the_more_there_is(data) {
            pile.count = data.count;
            compare(pile.layers, data.layers);
            verify(pile.Accessible.name.includes(data.count));
        }
    }
}
