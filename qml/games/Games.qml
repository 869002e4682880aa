pragma Singleton
import QtQuick
import Ninefold.Core

/// What there is to play, as Home, Set-up and Rules show it. An entry is a game, or one of its boards: `fixed` are the
/// options that make it what it is, `options` the words for those that can be chosen: the game declares them, and says
/// what it offers at which table.
QtObject {
    id: games

    /// The screens of each game.
    readonly property var tables: ({
            kakuro_call: "kakuro_call/CallTable.qml", kakuro_cards: "kakuro_cards/CardsTable.qml",
            okudos: "okudos/OkudosTable.qml", sudoku_pens: "sudoku_pens/PensTable.qml",
            sudoku_tiles: "sudoku_tiles/TilesTable.qml"
        })

    function find(id: string): var { return all.find(entry => entry.id === id); }

    /// The entry that a match belongs to.
    function entryOf(game: string, options: var): string {
        const fits = entry => entry.game === game && Object.keys(entry.fixed).every(key => entry.fixed[key] === options[key]);
        return all.find(fits)?.id ?? "";
    }

    /// How the device goes from seat to seat: as wished where the entry has that, as usual elsewhere.
    function styleOf(id: string, wish: int): int {
        const styles = find(id).styles;
        return styles.includes(wish) ? wish : styles[0];
    }
    /// The values that an option of an entry has, as far as its game offers them at such a table.
    function valuesFor(option: var, seats: int, chosen: var): var {
        const offered = Catalogue.offered(option.game, option.key, seats, Object.assign({}, chosen, option.fixed));
        return option.values.filter(one => offered.includes(one.value));
    }
    /// The value that is taken while nothing is chosen.
    function standardOf(values: var): var { return values.find(one => one.standard) ?? values[0]; }
    /// The options to deal with: what was chosen where it fits, the standard elsewhere.
    function settled(entry: var, seats: int, chosen: var): var {
        const out = {};
        for (const option of entry.options) {
            const values = valuesFor(option, seats, out);
            if (values.length === 0)
                continue;
            const wish = values.find(one => one.value === chosen[option.key]);
            out[option.key] = (wish ?? standardOf(values)).value;
        }
        return Object.assign(out, entry.fixed);
    }
    /// The same without what is said by leaving it out, and without what is no matter of the rules.
    function dealt(entry: var, seats: int, chosen: var): var {
        const out = settled(entry, seats, chosen);
        for (const option of entry.options.filter(one => one.beside))
            delete out[option.key];
        for (const key of Object.keys(out))
            if (out[key] === false || out[key] === 0)
                delete out[key];
        return out;
    }

    /// What was chosen, by the options that a record has.
    function chosenIn(entry: var, seats: int, options: var): var {
        const out = Object.assign({}, options);
        for (const option of entry.options.filter(one => !one.beside && out[one.key] === undefined)) // said by leaving it out
            out[option.key] = valuesFor(option, seats, out).find(one => one.value === false || one.value === 0)?.value;
        return out;
    }

    readonly property var grades: ["gentle", "easy", "tricky", "hard", "fiendish"]
    /// What a grade is called.
    function gradeName(key: string): string {
        return { gentle: qsTr("Gentle"), easy: qsTr("Easy"), tricky: qsTr("Tricky"), hard: qsTr("Hard"),
                 fiendish: qsTr("Fiendish") }[key] ?? "";
    }
    /// What tells one kind of results of an entry from the others: {game, options, seats, level}. A value that says nothing
    /// without the title above it is called what it is `named`.
    function variantOf(kind: var): string {
        const entry = find(entryOf(kind.game, kind.options));
        const chosen = entry.options.map(option => ({
            standard: standardOf(valuesFor(option, kind.seats, kind.options)), mine: option.values.find(value => value.value === kind.options[option.key])
        })).filter(one => one.mine !== undefined && one.mine !== one.standard).map(one => one.mine.named ?? one.mine.title);
        const turns = kind.options.turns === "one" ? [qsTr("Best turn")] : [];
        return [kind.seats === 1 ? qsTr("Alone") : qsTr("%n players", "", kind.seats)].concat(turns, chosen, [gradeName(kind.level)])
               .filter(part => part !== "").join(" · ");
    }

    /// Whether the quickest is the best, and points tell only that it was done.
    function timed(id: string, seats: int): bool { return seats === 1 && (find(id).timed ?? false); }

    function referee(assist: string, strict: string, table: string): var {
        return {
            key: "referee",
            title: qsTr("Mistakes are"),
            values: [
                { value: "assist", title: qsTr("Prevented"), line: assist },
                { value: "strict", title: qsTr("Penalised"), named: qsTr("Mistakes penalised"), line: strict },
                { value: "table", title: qsTr("For the players to notice"), named: qsTr("Mistakes to be noticed"), line: table }
            ]
        };
    }

    readonly property var all: shown.map(entry => Object.assign({}, entry, {
        options: entry.options.map(option => Object.assign({ game: entry.game, fixed: entry.fixed }, option))
    }))
    readonly property var shown: [
        {
            id: "kakuro_cards",
            game: "kakuro_cards",
            title: qsTr("Kakuro Cards"),
            players: qsTr("1–4"),
            age: "",
            least: 1,
            most: 4,
            begins: qsTr("By custom the youngest begins."),
            lot: false,
            hands: true,
            styles: [MatchController.Pass, MatchController.TableStyle, MatchController.SideBySide],
            fixed: {},
            miniature: Qt.resolvedUrl("kakuro_cards/CardsMiniature.qml"),
            figure: Qt.resolvedUrl("kakuro_cards/CardsFigure.qml"),
            rules: Qt.resolvedUrl("kakuro_cards/CardsRules.qml"),
            scenes: Qt.resolvedUrl("kakuro_cards/CardsScenes.qml"),
            daily: qsTr("Best turns: five problems of one turn each, harder and harder"),
            alone: [
                { title: qsTr("Score attack"), line: qsTr("All cards are yours: score as many points as you can."), options: {} },
                { title: qsTr("Best turn"), line: qsTr("Two cards, one turn: find the one that scores most. Each problem is harder than the last."),
                  problems: 5, problem: level => ({ turns: "one", flips: level === 5 ? "many" : "one" }) }
            ],
            options: [
                referee(qsTr("A move against the rules isn’t accepted; every Kakuro is found and scored for you."),
                        qsTr("You claim your Kakuros yourself. A wrong claim is noticed at once and costs the turn’s points."),
                        qsTr("Only the others can object to a wrong claim, before the next turn.")),
                {
                    key: "flips",
                    title: qsTr("Turning cards over"),
                    values: [
                        { value: "one", title: qsTr("One"), line: qsTr("After placing your card you may turn over one that was on the board before.") },
                        { value: "many", title: qsTr("Many"), named: qsTr("Many cards"), line: qsTr("For experienced players: any number of cards, all in one Kakuro.") }
                    ]
                }
            ]
        },
        {
            id: "kakuro_call",
            game: "kakuro_call",
            title: qsTr("Kakuro Call"),
            players: qsTr("1–5"),
            age: "",
            least: 1,
            most: 5,
            begins: "",
            lot: false,
            hands: false,
            styles: [MatchController.TableStyle, MatchController.SideBySide],
            fixed: {},
            miniature: Qt.resolvedUrl("kakuro_call/CallMiniature.qml"),
            figure: Qt.resolvedUrl("kakuro_call/CallFigure.qml"),
            rules: Qt.resolvedUrl("kakuro_call/CallRules.qml"),
            scenes: Qt.resolvedUrl("kakuro_call/CallScenes.qml"),
            daily: qsTr("Alone, in your own time"),
            alone: [
                { title: qsTr("With the hourglass"), line: qsTr("Find a row for each total before the sand runs out."), options: { hourglass: 60 } },
                { title: qsTr("Without the hourglass"), line: qsTr("Take as long as you like for each total."), options: { hourglass: "off" } }
            ],
            options: [
                referee(qsTr("The row you mark shows what it adds up to, and what is wrong with it."),
                        qsTr("No running total: a row is judged when you show it."),
                        qsTr("A row counts as right unless somebody objects before the next total.")),
                {
                    key: "hourglass",
                    title: qsTr("Hourglass"),
                    values: [
                        { value: 30, title: qsTr("30 s"), named: qsTr("Hourglass 30 s"), line: qsTr("Starts when half of you say “Impossible”. Quick!") },
                        { value: 60, standard: true, title: qsTr("60 s"), line: qsTr("Starts when half of you say “Impossible”.") },
                        { value: 90, title: qsTr("90 s"), named: qsTr("Hourglass 90 s"), line: qsTr("Starts when half of you say “Impossible”.") },
                        { value: 120, title: qsTr("120 s"), named: qsTr("Hourglass 120 s"), line: qsTr("Starts when half of you say “Impossible”. Unhurried.") },
                        { value: "off", title: qsTr("None"), named: qsTr("No hourglass"), line: qsTr("A total is put aside when all of you say “Impossible”.") }
                    ]
                },
                {
                    key: "show", // in seconds
                    beside: true,
                    title: qsTr("To show a row"),
                    values: [
                        { value: 30, title: qsTr("30 s"), line: qsTr("A call that isn’t shown in time is wrong.") },
                        { value: 0, title: qsTr("No limit"), line: qsTr("Take as long as you need.") }
                    ]
                }
            ]
        },
        {
            id: "sudoku_pens",
            game: "sudoku_pens",
            title: qsTr("Sudoku Pens"),
            players: qsTr("1–4"),
            age: "",
            least: 1,
            most: 4,
            begins: qsTr("By custom the oldest begins."),
            lot: false,
            hands: false,
            styles: [MatchController.SideBySide, MatchController.TableStyle],
            fixed: {},
            miniature: Qt.resolvedUrl("sudoku_pens/PensMiniature.qml"),
            figure: Qt.resolvedUrl("sudoku_pens/PensFigure.qml"),
            rules: Qt.resolvedUrl("sudoku_pens/PensRules.qml"),
            deals: Qt.resolvedUrl("sudoku_pens/PensPuzzles.qml"),
            dealsTitle: qsTr("Choose a puzzle"),
            dealsLine: qsTr("By grade, from the box, or your own"),
            scenes: Qt.resolvedUrl("sudoku_pens/PensScenes.qml"),
            daily: qsTr("A Sudoku in three grades"),
            alone: [
                { title: qsTr("A puzzle"), line: qsTr("In your own time."), options: { mode: "solo", limit: 0 } },
                { title: qsTr("Against the clock"), line: qsTr("Twenty minutes, as the rulebook suggests."), options: { mode: "solo", limit: 1200 } },
                { title: qsTr("Choose a puzzle"), line: qsTr("By grade, from the box, or your own"), options: { mode: "solo" }, chooses: true }
            ],
            timed: true, // alone, the quickest is the best
            options: [
                {
                    key: "mode",
                    title: qsTr("How you play"),
                    values: [
                        { value: "standard", title: qsTr("In turns"), line: qsTr("One digit each, within 30 seconds.") },
                        { value: "solo", title: qsTr("Alone"), line: qsTr("Solve the puzzle in your own time.") },
                        { value: "speed", title: qsTr("Speed"), line: qsTr("As many digits as you can in 30 seconds, then the next.") }
                    ]
                },
                referee(qsTr("A wrong digit isn’t accepted."), qsTr("A wrong digit is wiped at once, and the turn is over."),
                        qsTr("A wrong digit stands unless another player objects.")),
                {
                    key: "limit", // in seconds
                    beside: true,
                    title: qsTr("Time limit"),
                    values: [
                        { value: 0, title: qsTr("None"), line: qsTr("As long as it takes.") },
                        { value: 600, title: qsTr("10 min"), line: qsTr("When the time is up, the game is over.") },
                        { value: 1200, title: qsTr("20 min"), line: qsTr("As the rulebook suggests. When the time is up, the game is over.") },
                        { value: 1800, title: qsTr("30 min"), line: qsTr("When the time is up, the game is over.") }
                    ]
                },
                {
                    key: "check",
                    title: qsTr("What counts as wrong"),
                    values: [
                        { value: "rule", title: qsTr("The rule"), line: qsTr("A digit that is already in its row, column or block.") },
                        { value: "solution", title: qsTr("The solution"), named: qsTr("By the solution"), line: qsTr("Any digit that differs from the solution.") }
                    ]
                },
                {
                    key: "rounds",
                    title: qsTr("Rounds"),
                    values: [
                        { value: 0, title: qsTr("As many as players"), line: qsTr("Each of you begins one round.") },
                        { value: 1, title: "1", named: qsTr("%n round(s)", "", 1), line: qsTr("One turn for each of you.") },
                        { value: 2, title: "2", named: qsTr("%n round(s)", "", 2), line: qsTr("Two turns for each of you.") },
                        { value: 6, title: "6", named: qsTr("%n round(s)", "", 6), line: qsTr("Six turns for each of you.") }
                    ]
                }
            ]
        },
        {
            id: "okudos",
            game: "okudos",
            title: qsTr("O’kudos"),
            players: qsTr("2–4"),
            age: "",
            least: 2,
            most: 4,
            begins: qsTr("Who begins is drawn by lot."),
            lot: true,
            hands: true,
            styles: [MatchController.Pass, MatchController.TableStyle, MatchController.SideBySide],
            reveals: true, // what nobody knew before, at its end
            fixed: {},
            miniature: Qt.resolvedUrl("okudos/OkudosMiniature.qml"),
            figure: Qt.resolvedUrl("okudos/OkudosFigure.qml"),
            rules: Qt.resolvedUrl("okudos/OkudosRules.qml"),
            scenes: Qt.resolvedUrl("okudos/OkudosScenes.qml"),
            options: [
                referee(qsTr("A chip can’t be laid where it breaks the rule."),
                        qsTr("A chip laid against the rule stands, and the next player gets it for a point."),
                        qsTr("A chip laid against the rule stays until somebody sees it and collects it.")),
                {
                    key: "three_sectors",
                    title: qsTr("Sectors"),
                    values: [
                        { value: false, title: qsTr("Two each"), line: qsTr("Three sectors belong to the game, and it can win.") },
                        { value: true, title: qsTr("Three each"), named: qsTr("Three sectors each"), line: qsTr("All sectors are shared out; the game has none.") }
                    ]
                },
                {
                    key: "game_top_two",
                    title: qsTr("What the game counts"),
                    values: [
                        { value: false, title: qsTr("Its three"), line: qsTr("The game counts all its sectors.") },
                        { value: true, title: qsTr("Its best two"), named: qsTr("The game’s best two sectors"), line: qsTr("The game counts its two best sectors only.") }
                    ]
                },
                {
                    key: "irregular_to_discard",
                    title: qsTr("Collected chips"),
                    values: [
                        { value: false, title: qsTr("A point each"), line: qsTr("Whoever collects a wrong chip keeps it for a point.") },
                        { value: true, title: qsTr("Nothing"), named: qsTr("Collected chips score nothing"), line: qsTr("Wrong chips leave the game and score nothing.") }
                    ]
                }
            ]
        },
        {
            id: "sudoku_tiles",
            game: "sudoku_tiles",
            title: qsTr("SuDoku Tiles"),
            players: qsTr("1–4"),
            age: "",
            least: 1,
            most: 4,
            begins: qsTr("By custom the oldest begins."),
            lot: false,
            hands: true,
            styles: [MatchController.Pass, MatchController.TableStyle, MatchController.SideBySide],
            fixed: { board: "adult" },
            miniature: Qt.resolvedUrl("sudoku_tiles/TilesMiniature.qml"),
            figure: Qt.resolvedUrl("sudoku_tiles/TilesFigure.qml"),
            rules: Qt.resolvedUrl("sudoku_tiles/TilesRules.qml"),
            scenes: Qt.resolvedUrl("sudoku_tiles/TilesScenes.qml"),
            daily: qsTr("Fill the board, alone"),
            alone: [
                { title: qsTr("Fill the board"), line: qsTr("Lay every tile you draw: as many points as you can."), options: {} }
            ],
            options: [
                referee(qsTr("A tile can’t be laid where its number is already in the row, column or block."),
                        qsTr("A wrong tile is set aside at once and scores nothing."),
                        qsTr("A wrong tile counts unless somebody objects before the next turn.")),
                {
                    key: "scoring",
                    title: qsTr("What counts"),
                    values: [
                        { value: "standard", title: qsTr("Everything"), line: qsTr("A point for each tile in the block, the row and the column.") },
                        { value: "lines", title: qsTr("Lines"), line: qsTr("A point for each tile in the row, and one for each in the column.") }
                    ]
                }
            ]
        },
        {
            id: "sudokids",
            game: "sudoku_tiles",
            title: qsTr("Sudokids"),
            players: qsTr("1–4"),
            age: qsTr("from 6 years"),
            least: 1,
            most: 4,
            begins: qsTr("By custom the oldest begins."),
            lot: false,
            hands: true,
            wordless: true, // for those who can’t read yet
            styles: [MatchController.Pass, MatchController.TableStyle, MatchController.SideBySide],
            fixed: { board: "kids" },
            miniature: Qt.resolvedUrl("sudoku_tiles/KidsMiniature.qml"),
            figure: Qt.resolvedUrl("sudoku_tiles/KidsFigure.qml"),
            rules: Qt.resolvedUrl("sudoku_tiles/KidsRules.qml"),
            scenes: Qt.resolvedUrl("sudoku_tiles/TilesScenes.qml"),
            daily: qsTr("Fill the board, alone"),
            alone: [
                { title: qsTr("Fill the board"), line: qsTr("Lay every tile you draw: as many points as you can."), options: {} }
            ],
            options: [
                referee(qsTr("An animal can’t be laid where it is already in the row, column or block."),
                        qsTr("A wrong animal is set aside at once and scores nothing."),
                        qsTr("A wrong animal counts unless somebody objects before the next turn.")),
                {
                    key: "scoring",
                    title: qsTr("What counts"),
                    values: [
                        { value: "standard", title: qsTr("Everything"), line: qsTr("A point for each animal in the block, the row and the column.") },
                        { value: "block", title: qsTr("Block"), line: qsTr("A point for each animal in the same block. The easiest.") },
                        { value: "lines", title: qsTr("Lines"), line: qsTr("A point for each animal in the row, and one for each in the column.") }
                    ]
                },
                {
                    key: "start",
                    title: qsTr("At the start"),
                    values: [
                        { value: "gold", title: qsTr("Six animals"), line: qsTr("One golden tile of each animal lies on the board.") },
                        { value: "empty", title: qsTr("Empty board"), line: qsTr("All 36 tiles are in the pile.") }
                    ]
                }
            ]
        }
    ]
}
