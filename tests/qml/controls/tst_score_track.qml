import QtQuick
import QtTest
import Ninefold
import Ninefold.Core

Item {
    width: 400
    height: 60

    MatchController { id: theMatch }
    ScoreTrack {
        id: track
        width: 400
        match: theMatch
    }
    TrackSign {
        id: sign
        seat: 0
        score: 0
        scoreKnown: true
        turn: true
        fields: 40
        run: 392
        preview: 0
        side: 1
    }

    TestCase {
        name: "ScoreTrack"
        when: windowShown

        function init() {
            sign.score = 0;
            sign.scoreKnown = true;
        }
        function words(item: Item): string {
            return Array.from(item.children).filter(child => child.text !== undefined && child.visible).map(child => child.text).join(" ");
        }
        function test_a_track_is_as_long_as_the_games_data() {
            return [{ tag: "sudoku_tiles", fields: 40 }, { tag: "kakuro_cards", fields: 100 }];
        }
        function test_a_track_is_as_long_as_the_games(data) {
            theMatch.deal(data.tag, ["Mika", "Jun"], {}, 1, 0);
            compare(track.fields, data.fields);
            verify(words(track).includes(data.fields));
        }
        function test_whoever_has_been_round_begins_anew_and_the_laps_are_told() {
            sign.score = 39;
            tryVerify(() => Math.abs(sign.share - 39 / 40) < 0.001);
            compare(words(sign), "");
            sign.score = 83;
            tryVerify(() => Math.abs(sign.share - 3 / 40) < 0.001);
            compare(words(sign), "+80");
        }
        function test_what_a_draft_would_bring_has_a_ring() {
            sign.score = 38;
            sign.preview = 5;
            const ring = Array.from(sign.children).find(child => child.border?.width === 2);
            compare(ring.visible, true);
            fuzzyCompare(ring.x, 392 * (3 - 38) / 40, 0.01);
            sign.preview = 0;
            compare(ring.visible, false);
        }
        function test_a_score_that_nobody_knows_has_no_sign() {
            sign.scoreKnown = false;
            compare(sign.visible, false);
        }
    }
}
