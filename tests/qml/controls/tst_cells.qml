import QtQuick
import QtTest
import Ninefold
import Ninefold.Core

/// The cells and the pieces of all games, each by itself: whatever its model says of it is to be seen.
Item {
    width: 480
    height: 960

    MatchController { id: theMatch }
    CallMatch {
        id: callMatch
        match: theMatch
    }
    PensSheet { id: theSheet; match: theMatch }
    TableScene {
        id: theTable
        anchors.fill: parent
        match: theMatch
        title: ""
        boardCell: Component { Item {} }
        handPiece: Component { Item {} }
        turnedUp: [4]
    }
    CallBoard {
        id: callBoard
        width: 462
        height: width
        match: theMatch
        cell: Component { Item {} }
    }

    TestCase {
        name: "Cells and pieces"
        when: windowShown

        property Item place // what it lies on

        readonly property var cell: ({ column: 4, row: 4, face: Kind.NoFace, number: 0, selected: false, wrong: false, label: "" })
        readonly property var held: ({ index: 0, number: 5, picked: false, played: false, label: "", table: theTable })
        readonly property var small: ({ width: 60, height: 60, number: 5 })
        readonly property var allRound: [theMatch, { handOver: MatchController.TableStyle }]

        // Of each delegate: what it is made with; what is `read` on it while it is so, by itself or
        // for each number that it is told; what is `seen` when it is so and then changes; and when what is `round` it does.
        readonly property var delegates: ({
            "sudoku_tiles/TilesCell": {
                made: [cell, { legal: false, latest: false, counts: false, golden: false, tried: false }],
                read: [[{}, ""], [is(Kind.Tile), number], [is(Kind.Tile, { golden: true }), number],
                       [is(Kind.Animal), number, animal, 6], [is(Kind.Animal, { golden: true }), number, animal, 6]],
                seen: [[{}, is(Kind.Tile), is(Kind.Animal), "legal", "selected"],
                       [{ legal: true }, { column: 3 }, { row: 3 }, is(Kind.Tile, { selected: true, tried: true })],
                       [is(Kind.Tile), { column: 3 }, { row: 3 }, "golden", "latest", "counts", "selected"],
                       [is(Kind.Animal), "golden", "latest", "counts", "selected"],
                       [is(Kind.Tile, { counts: true }), "wrong"], [is(Kind.Tile, { selected: true }), "wrong", "tried"]],
                round: [[is(Kind.Tile, { number: 6 }), ...allRound]]
            },
            "sudoku_tiles/TilesHandPiece": {
                made: [held, { face: Kind.Tile }],
                read: [[{}, number], [{ face: Kind.Animal }, number, animal, 6]],
                seen: [[{}, "picked", "played", { face: Kind.Animal }], [{ face: Kind.Animal }, "picked", "played"]],
                round: [[{ number: 6 }, ...allRound]]
            },
            "sudoku_tiles/TileFace": {
                made: [small],
                read: [[{}, number], [{ golden: true }, number], [{ animal: true }, number, animal, 6]],
                seen: [[{}, "golden", "animal"], [{ animal: true }, "golden"], [{ number: 6 }, "allRound"], [{ number: 9 }, "allRound"]]
            },
            "sudoku_tiles/TilesFigure": drawing(9, String, n => n, n => -n),
            "sudoku_tiles/KidsFigure": drawing(6, animal, n => n, n => -n),
            "kakuro_cards/CardCell": {
                made: [cell, { legal: false, latest: false, tried: false }],
                read: [[{}, ""], [is(Kind.Addend), number], [is(Kind.Sum), number]],
                seen: [[{}, is(Kind.Addend), is(Kind.Sum), "legal"], [{ legal: true }, { column: 3 }, { row: 3 }],
                       [is(Kind.Addend), { column: 3 }, { row: 3 }, { face: Kind.Sum }, "selected", "latest", "wrong", "tried"],
                       [is(Kind.Sum), { face: Kind.Addend }], [is(Kind.Sum, { selected: true }), "wrong", "tried"]],
                round: [[is(Kind.Addend, { number: 6 }), ...allRound]]
            },
            "kakuro_cards/CardHandPiece": {
                made: [held, { face: Kind.Addend }],
                read: [[{}, number], [{ face: Kind.Sum }, number]],
                seen: [[{}, "picked", "played", { face: Kind.Sum }]],
                round: [[{ number: 6 }, ...allRound]]
            },
            "kakuro_cards/CardFace": {
                made: [small, { red: false }],
                read: [[{}, number], [{ red: true }, number]],
                seen: [[{}, "red"], [{ number: 6 }, "allRound"], [{ number: 9 }, "allRound"]]
            },
            "kakuro_cards/CardsFigure": drawing(9, String, n => n, n => -n),
            "okudos/ChipCell": {
                made: [cell, { legal: false, latest: false, counts: false, printed: 8, sector: 4, tried: false }],
                read: [[is(Kind.Chip), number], [{}, n => ({ printed: n })]],
                seen: [[{}, { column: 3 }, { row: 3 }, is(Kind.Chip), "legal", "selected", "counts"],
                       [{ counts: true }, { sector: 5 }], [{ legal: true }, "selected"],
                       [is(Kind.Chip), { column: 3 }, { row: 3 }, "latest", "selected", "wrong", "tried"],
                       [is(Kind.Chip, { latest: true }), "selected"],
                       [is(Kind.Chip, { selected: true, tried: true }), "wrong", { printed: 3 }, { row: 3 }]],
                round: [[{ counts: true, sector: 5 }, theTable, { turnedUp: [4, 5] }],
                        [{ printed: 6 }, ...allRound], [is(Kind.Chip, { number: 6 }), ...allRound]]
            },
            "okudos/ChipHandPiece": {
                made: [held],
                read: [[{}, number]],
                seen: [[{}, "picked", "played"]],
                round: [[{ number: 6 }, ...allRound]]
            },
            "okudos/ChipFace": {
                made: [small],
                read: [[{}, number]],
                seen: [[{ number: 6 }, "allRound"], [{ number: 9 }, "allRound"]]
            },
            "okudos/SectorTag": {
                made: [{ sector: 4, points: 12 }],
                read: [[{}, n => ({ points: n }), n => "E " + n], [{ up: false }, ""]],
                seen: [[{}, { sector: 3 }, { counts: false }, { up: false }]]
            },
            "okudos/OkudosFigure": drawing(9, String, n => n, n => -n),
            "sudoku_pens/PensCell": {
                made: [cell, { latest: false, owner: -1, corner: [], centre: [], sheet: theSheet }],
                read: [[{}, ""], [is(Kind.Given), number], [is(Kind.Ink, { owner: 0 }), number], [is(Kind.Ink, { owner: 3 }), number],
                       [{}, n => ({ corner: [n] })], [{}, n => ({ centre: [n] })],
                       [{ centre: [2, 5] }, n => ({ corner: [n] }), n => n + " 25"]],
                seen: [[{}, "selected"], [{ selected: true }, { column: 3 }, { row: 3 }],
                       [is(Kind.Given), { column: 3 }, { row: 3 }, { face: Kind.Ink, owner: 0 }, "selected"],
                       [is(Kind.Ink, { owner: 0 }), { owner: 1 }, { owner: 2 }, { owner: 4 }, "selected", "latest", "wrong"],
                       [{ corner: [1, 5] }, { corner: [1, 5, 9] }, { corner: [1, 6] }, { corner: [1, 5], centre: [5] }]],
                round: [[{}, theSheet, { column: 4, row: 0 }], [{}, theSheet, { column: 0, row: 4 }],
                        [{}, theSheet, { column: 3, row: 3 }], [is(Kind.Given), theSheet, { key: 5 }], [{ selected: true }, theSheet, { selected: 2 }]]
            },
            "sudoku_pens/PensFigure": drawing(9, String, n => n, n => 10 + n, n => 20 + n),
            "kakuro_call/CallCell": {
                made: [cell, is(Kind.Silver, { legal: false, sum: 0, covered: false })],
                read: [[{}, number], [{ face: Kind.Red }, number], [{ covered: true }, number],
                       [{ face: Kind.Red, covered: true }, number], [{}, n => ({ sum: n }), n => "5 " + n], [{ face: Kind.Total }, ""]],
                seen: [[{}, { column: 3 }, { row: 3 }, { face: Kind.Red }, { face: Kind.Total }],
                       [{}, "covered", "legal", "selected", "wrong"],
                       [{ face: Kind.Red }, { face: Kind.Silver }, "covered", "legal", "selected", "wrong"],
                       [{ face: Kind.Total }, "wrong", { sum: 12 }], [{ legal: true }, "selected", "wrong"]],
                round: [[{ number: 6 }, ...allRound], [{ number: 6, covered: true }, ...allRound],
                        [{ sum: 12 }, callBoard, { facing: 180 }]]
            },
            "kakuro_call/ActionTile": {
                made: [small, { face: Kind.DigitTile }],
                read: [[{}, number], [{ face: Kind.Doubling }, "×2"], [{ face: Kind.Swap }, "image://icon/swap/2a241d"],
                       [{ face: Kind.Total }, ""]],
                seen: [[{}, { face: Kind.Doubling }, { face: Kind.Swap }, { face: Kind.Total }]]
            },
            "kakuro_call/DigitDisc": {
                made: [small],
                read: [[{}, number]],
                seen: [[{ number: 6 }, "allRound"], [{ number: 9 }, "allRound"]]
            },
            "kakuro_call/TotalCell": {
                made: [{ width: 60, height: 60 }],
                read: [[{}, ""], [{}, n => ({ across: n })], [{}, n => ({ down: n })],
                       [{ down: 17 }, n => ({ across: n }), n => n + " 17"], [{ across: 17 }, n => ({ down: n }), n => "17 " + n]]
            },
            "kakuro_call/TotalTile": {
                made: [{ width: 60, height: 90, total: 0 }],
                read: [[{}, ""], [{}, n => ({ total: n }), n => n + " " + n]]
            },
            "kakuro_call/Supply": {
                made: [{ width: 200, height: 60, seat: 0, match: theMatch, board: callBoard }, open({})],
                read: [[open(), ""], [{}, n => open({ number: n })], [open({ played: true }), "↑"],
                       [{}, n => open(...Array(n + 1).fill({ face: Kind.Doubling })), n => "×2 ×2 " + (n + 1)]],
                seen: [[{}, open(), open({ picked: true }), open({ face: Kind.Total }), open({}, {}), open({}, { picked: true })]]
            },
            "kakuro_call/RunningPill": {
                made: [{ width: 160, height: 44, sum: 20, total: 28, stands: false }],
                read: [[{}, n => ({ sum: n }), n => n + " of 28"],
                       [{}, n => ({ total: n }), n => "20 of " + n + " !"],
                       [{ total: 20 }, "20 of 20 !"], // right it is only if nothing else is wrong
                       [{ total: 20, stands: true }, "20 of 20 ✓"]],
                seen: [[{}, "pointing", { facing: 180 }, { total: 20, stands: true }, { total: 19 }]]
            },
            "kakuro_call/CallFigure": drawing(9, String, n => n, n => -n)
        })

        /// A piece that lies on a cell.
        function is(face: int, more: var): var { return Object.assign({ face: face, number: 5 }, more); }
        /// Action tiles in a supply.
        function open(...tiles): var {
            const plain = { face: Kind.DigitTile, number: 5, picked: false, played: false, label: "" };
            return { pieces: tiles.map(tile => Object.assign({}, plain, tile)) };
        }
        /// A drawing of all numbers that there are, in each of the ways they are written down.
        function drawing(most: int, says: var, ...ways): var {
            const numbers = Array.from({ length: most }, (none, i) => i + 1);
            return {
                made: [{ width: 180, columns: 3, whole: true }],
                read: ways.map(way => [{ cells: numbers.map(way) }, numbers.map(n => says(n)).join(" ")])
            };
        }
        function number(n: int): var { return { number: n }; }
        function animal(n: int): string { return "qrc:/animals/" + ["cat", "frog", "fish", "owl", "rabbit", "turtle"][n - 1] + ".svg"; }

        function initTestCase() {
            Theme.reducedMotion = true;
            // Cells of 48, as in the other one: what is drawn anew in part has to be whole pixels.
            findChild(theTable, "board").width = 466;
        }
        function cleanupTestCase() { Theme.reducedMotion = false; }
        function cleanup() {
            theSheet.column = theSheet.row = -1;
            theSheet.key = theSheet.selected = 0;
            theTable.turnedUp = [4];
            callBoard.facing = 0;
        }

        function sit(kind: string) {
            theMatch.handOver = MatchController.SideBySide;
            theMatch.deal(kind.split("/")[0], ["Mika", "Jun"], {}, 1, 0);
            callBoard.visible = theMatch.game === "kakuro_call";
            theTable.visible = !callBoard.visible;
            place = callBoard.visible ? callBoard : findChild(theTable, "board");
        }
        function make(kind: string, so: var): Item {
            const type = Qt.createComponent("qrc:/qt/qml/Ninefold/games/" + kind + ".qml");
            return createTemporaryObject(type, place, Object.assign({ visible: false }, ...delegates[kind].made, so));
        }
        function picture(): var { return grabImage(place); }
        function look(item: Item): var {
            item.visible = true;
            const seen = picture();
            item.visible = false;
            return seen;
        }
        /// What can be read on it, and which pictures it shows.
        function words(item: Item): string {
            return [item.text ?? item.source ?? ""].concat(Array.from(item.children).filter(child => child.visible).map(words))
                   .map(String).filter(word => word !== "").join(" ");
        }

        function test_what_it_is_can_be_read_and_nothing_else_looks_so_data() { return Object.keys(delegates).map(kind => ({ tag: kind })); }
        function test_what_it_is_can_be_read_and_nothing_else_looks_so(data) {
            sit(data.tag);
            const pictures = [], rows = delegates[data.tag].read, made = rows.map(([so]) => make(data.tag, so));
            rows.forEach(([so, told, says, most], i) => {
                const numbers = typeof told === "function" ? Array.from({ length: most ?? 9 }, (none, n) => n + 1) : [0];
                made[i].visible = true;
                for (const n of numbers) {
                    if (n > 0)
                        Object.assign(made[i], told(n));
                    compare(words(made[i]), n > 0 ? (says ?? String)(n) : told);
                    const now = picture();
                    verify(!pictures.some(other => other.equals(now)), words(made[i]));
                    pictures.push(now);
                }
                made[i].visible = false;
            });
        }

        function test_every_change_is_seen_and_can_be_taken_back_data() {
            return Object.keys(delegates).filter(kind => delegates[kind].seen).map(kind => ({ tag: kind }));
        }
        function test_every_change_is_seen_and_can_be_taken_back(data) {
            sit(data.tag);
            const all = [], wrong = holds => all.filter(one => !holds(one)).map(one => one.words);
            const shortly = holds => { // when it has turned over
                for (let i = 0; i < 40 && wrong(holds).length > 0; ++i)
                    wait(50);
                compare(wrong(holds), []);
            };
            for (const [so, ...changes] of delegates[data.tag].seen)
                for (const what of changes) {
                    const change = typeof what === "string" ? { [what]: true } : what, changed = make(data.tag, so), before = {};
                    for (const key of Object.keys(change))
                        before[key] = changed[key];
                    Object.assign(changed, change);
                    all.push({ changed: changed, before: before, old: make(data.tag, so), made: make(data.tag, Object.assign({}, so, change)),
                               words: JSON.stringify(so) + " then " + JSON.stringify(change) });
                }
            shortly(one => look(one.changed).equals(look(one.made)));
            compare(wrong(one => !look(one.changed).equals(look(one.old))), []);
            for (const one of all)
                Object.assign(one.changed, one.before);
            shortly(one => look(one.changed).equals(look(one.old)));
        }

        function test_what_changes_round_it_is_seen_in_it_data() {
            let all = [];
            for (const kind of Object.keys(delegates))
                for (const [so, on, change] of delegates[kind].round ?? [])
                    all.push({ tag: kind + " " + JSON.stringify(so) + " " + JSON.stringify(change), kind: kind, so: so, on: on, change: change });
            return all;
        }
        function test_what_changes_round_it_is_seen_in_it(data) {
            sit(data.kind);
            const one = make(data.kind, data.so), before = {};
            for (const key of Object.keys(data.change)) // a list is a live one
                before[key] = Array.isArray(data.on[key]) || data.on[key]?.push ? Array.from(data.on[key]) : data.on[key];
            const empty = picture(), first = look(one);
            Object.assign(data.on, data.change);
            verify(picture().equals(empty), "it isn't the only one");
            tryVerify(() => !look(one).equals(first), 1000);
            Object.assign(data.on, before);
            tryVerify(() => look(one).equals(first), 1000);
        }

        function test_where_the_keyboard_is_is_seen_data() {
            return [{ tag: "sudoku_tiles/TilesHandPiece" }, { tag: "kakuro_cards/CardHandPiece" }, { tag: "okudos/ChipHandPiece" }];
        }
        function test_where_the_keyboard_is_is_seen(data) {
            sit(data.tag);
            place = theTable; // a board has a cursor of its own
            const one = make(data.tag, {});
            one.visible = true;
            const first = picture();
            one.forceActiveFocus();
            verify(!picture().equals(first));
            one.focus = false;
            verify(picture().equals(first));
        }
        function test_where_the_cursor_is_is_seen_data() { return [{ tag: "sudoku_pens/PensCell" }, { tag: "kakuro_call/CallCell" }]; }
        function test_where_the_cursor_is_is_seen(data) {
            sit(data.tag);
            place.forceActiveFocus();
            keyClick(Qt.Key_Right); // to whoever uses keys
            place.cursor = Qt.point(0, 0);
            const first = picture();
            place.cursor = Qt.point(5, 3);
            verify(!picture().equals(first));
            place.cursor = Qt.point(0, 0);
            verify(picture().equals(first));
            place.focus = false;
        }

        function test_what_a_draft_would_bring_is_told_data() {
            return [{ tag: "sudoku_tiles/TilesCell", so: { selected: true } },
                    { tag: "kakuro_cards/CardCell", so: is(Kind.Addend, { tried: true }) }];
        }
        function test_what_a_draft_would_bring_is_told(data) {
            sit(data.tag);
            theMatch.showHand();
            const one = make(data.tag, data.so);
            one.visible = true;
            verify(!words(one).includes("+"));
            for (let i = 0; i < 81 && !theMatch.previews; ++i)
                theMatch.hover(0, i % 9, Math.floor(i / 9));
            verify(theMatch.previews);
            verify(words(one).includes("+" + theMatch.preview), words(one));
        }

        function test_a_total_cell_tells_the_row_it_heads() {
            sit("kakuro_call/CallCell");
            theMatch.press(Kind.Call, 0);
            theMatch.drop(0, 0, 2, 0); // doubling tiles, turned over, before the row and behind it
            theMatch.drop(1, 5, 2, 0);
            theMatch.stroke(1, 2, 4, 2);
            compare(theMatch.preview, callMatch.total);
            const one = make("kakuro_call/CallCell", { face: Kind.Total, column: 0, row: 2 });
            one.visible = true;
            compare(words(one), "");
            theMatch.press(Kind.Confirm, 0);
            compare(words(one), "24");
        }
    }
}
