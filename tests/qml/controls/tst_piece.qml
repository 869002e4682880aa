import QtQuick
import QtTest
import Ninefold
import Ninefold.Core

Item {
    width: 300
    height: 200

    Row {
        spacing: 10
        Repeater {
            id: pieces
            model: 2
            Piece {
                width: 60
                height: 60
                matter: Theme.ivory
                text: "7"
            }
        }
    }
    Lines {
        id: lines
        y: 100
        width: 40
        height: 40
        color: "#ff0000"
        places: [Qt.rect(0, 0, 10, 40), Qt.rect(30, 0, 10, 40)]
    }

    TestCase {
        name: "Piece and Lines"
        when: windowShown

        function init() {
            for (const piece of [pieces.itemAt(0), pieces.itemAt(1)]) {
                piece.form = Piece.Square;
                piece.text = "7";
                piece.matter = Theme.ivory;
                piece.cornered = false;
            }
        }
        function same(): bool {
            waitForRendering(pieces.itemAt(1));
            return grabImage(pieces.itemAt(0)).equals(grabImage(pieces.itemAt(1)));
        }

        function test_what_is_alike_looks_alike() { verify(same()); }
        function test_each_difference_is_seen_data() {
            return [
                { tag: "text", property: "text", value: "1" },
                { tag: "form", property: "form", value: Piece.Round },
                { tag: "matter", property: "matter", value: Theme.gold },
                { tag: "corners", property: "cornered", value: true },
                { tag: "inner line", property: "innerLine", value: true },
                { tag: "mark", property: "mark", value: "+" }
            ];
        }
        function test_each_difference_is_seen(data) {
            const piece = pieces.itemAt(1), before = piece[data.property];
            piece[data.property] = data.value;
            verify(!same());
            piece[data.property] = before;
            verify(same());
        }
        function test_another_look_of_the_app_is_another_picture() {
            const before = grabImage(pieces.itemAt(0));
            Theme.look = Theme.Dark;
            waitForRendering(pieces.itemAt(0));
            verify(!grabImage(pieces.itemAt(0)).equals(before));
            Theme.look = Theme.Light;
            verify(same());
        }
        function test_lines_lie_where_they_are_put() {
            const picture = grabImage(lines);
            compare(picture.pixel(5, 20), "#ff0000");
            verify(picture.pixel(20, 20) !== picture.pixel(5, 20));
            compare(picture.pixel(35, 20), "#ff0000");
        }
    }
}
