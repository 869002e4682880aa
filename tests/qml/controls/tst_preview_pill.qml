import QtQuick
import QtTest
import Ninefold
import Ninefold.Core

Item {
    width: 400
    height: 440

    MatchController { id: theMatch }
    CardsMatch {
        id: cardsMatch
        match: theMatch
    }
    Board {
        id: board
        width: 400
        match: theMatch
        cell: Component {
            Item {
                required property int column
                required property int row
            }
        }
        Item {
            id: cell
            property int column: 0
            property int row: 0
            x: board.cellX(column)
            y: board.cellY(row)
            PreviewPill {
                id: pill
                board: board
                column: cell.column
                row: cell.row
            }
        }
    }

    TestCase {
        name: "PreviewPill"
        when: windowShown

        function initTestCase() { theMatch.deal("kakuro_cards", ["Mika"], {}, 1, 0); }
        function cleanup() { Theme.textScale = 1; }

        function meets(column: int, row: int): bool {
            const at = cell.mapFromItem(board, board.cellX(column) + 5, board.cellY(row) + 5), size = board.cellSize - 10;
            return pill.x < at.x + size && pill.x + pill.width > at.x && pill.y < at.y + size && pill.y + pill.height > at.y;
        }
        function test_wherever_a_card_is_tried_its_points_lie_on_the_board_and_hide_no_other_data() {
            return [{ tag: "usual text", text: 1 }, { tag: "large text", text: 2 }];
        }
        function test_wherever_a_card_is_tried_its_points_lie_on_the_board_and_hide_no_other(data) {
            Theme.textScale = data.text;
            let cards = 0;
            for (cell.row = 0; cell.row < board.rows; ++cell.row)
                for (cell.column = 0; cell.column < board.columns; ++cell.column) {
                    const at = board.mapFromItem(cell, pill.x, pill.y);
                    verify(at.x >= 0 && at.y >= 0 && at.x + pill.width <= board.width && at.y + pill.height <= board.height);
                    verify(!meets(cell.column, cell.row));
                    for (let other = 0; other < 81; ++other)
                        if (!cardsMatch.isFree(other % 9, Math.floor(other / 9))) {
                            ++cards;
                            verify(!meets(other % 9, Math.floor(other / 9)));
                        }
                }
            verify(cards > 0);
            cell.row = cell.column = 0;
        }
    }
}
