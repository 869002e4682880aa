pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The app's own window, shown one scene of the gallery after another.
///
/// A scene is data: its `name`, and the `page` it shows (a `part` with its `source` and `props`); or a `game` with
/// `seats`, `options`, `seed` and so many `moves` played, on a page or at its table. There `hand` (shown, hidden, curtain)
/// says how far its seat has got, and `then` are gestures, as lists of a function of the match or of this stage and its
/// arguments. After them what `touch` names is touched, and `until` names what has to be there before the picture is
/// taken. `rescued` is what the app says at its start of damaged data. Those with a `past` show what two people have played for weeks; they come last.
Main {
    id: stage

    required property string theme
    required property string language
    required property int textPercent
    readonly property var scenes: gather(Speech.language) // some of what they show is told in words
    readonly property var names: ["Mika", "Jun", "Oma", "Leo", "Ria"]
    property var scene: ({})
    property int kept: 0 // one of the matches of the past

    function gather(language: string): var {
        const all = [
            { name: "home", page: "home" },
            { name: "home-continue", page: "home", then: [["playAWhile"]] },
            { name: "daily", page: "daily" },
            { name: "alone", page: "alone" },
            { name: "statistics", page: "statistics" },
            { name: "people", page: "people" },
            { name: "rules", page: "rules" },
            { name: "settings", page: "settings" },
            { name: "backup", page: "backup" },
            { name: "about", page: "about" },
            { name: "notice", page: "home", rescued: { matches: 12, cut: 0, lost: 1, beside: 1, backup: { matches: 11 } } },
            { name: "person", page: "people", touch: ["person0"] },
            { name: "challenge", sheet: "ChallengeScene.qml" },
            { name: "challenge-taken", page: "setup", challenge: "1810-50VW-DZXM-8EC0" },
            { name: "players", page: "setup", entry: "okudos", touch: ["somebodyElse", "kind2", "computer1", "computer2"] },
            { name: "computer", page: "home", then: [["playWithComputers"]], until: "opponents" },
            { name: "computer-why", page: "home", then: [["playWithComputers"]], touch: ["why"], until: "opponents" },
            { name: "computer-cards", page: "home", then: [["playWithComputers", "kakuro_cards", 7]], touch: ["why"], until: "opponents" },
            { name: "computer-tiles", page: "home", then: [["playWithComputers", "sudoku_tiles", 7]], touch: ["why"], until: "opponents" },
            { name: "computer-pens", page: "home", then: [["playWithComputers", "sudoku_pens", 7]], touch: ["why"], until: "opponents" },
            { name: "controls", sheet: "ControlsSheet.qml" },
            { name: "controls-table", sheet: "PlayControlsSheet.qml" }
        ];
        for (const entry of Array.from(Catalogue.entries))
            all.push({ name: entry.id + "-set-up", page: "setup", entry: entry.id },
                     { name: entry.id + "-rules", page: "rulesOf", entry: entry.id });
        for (const url of new Set(Array.from(Catalogue.entries).map(entry => entry.scenes.toString())))
            all.push(...Qt.createComponent(url).createObject(stage).scenes);
        const past = [
            { name: "home-played", page: "home" },
            { name: "daily-played", page: "daily" },
            { name: "statistics-cards", page: "statistics", props: { about: "kakuro_cards" } },
            { name: "statistics-pens", page: "statistics", props: { about: "sudoku_pens" } },
            { name: "statistics-tiles", page: "statistics", props: { about: "sudoku_tiles" } },
            { name: "statistics-export", page: "statistics", touch: ["export"] },
            { name: "statistics-who", page: "statistics", touch: ["who"] },
            { name: "scores", page: "scores", entry: "sudoku_tiles" },
            { name: "fair-cards", page: "fair", props: { entryId: "kakuro_cards" } },
            { name: "fair-okudos", page: "fair", props: { entryId: "okudos" } },
            { name: "result-alone", page: "result", entry: "sudoku_tiles" }
        ];
        return all.concat(past.map(scene => Object.assign({ past: true }, scene)));
    }

    /// Begins a scene. `record` is the match to be shown, if it is one.
    function show(index: int, record: string) {
        scene = scenes[index];
        Preferences.leftHanded = scene.leftHanded ?? false;
        while (App.notices.length > 0)
            App.told();
        sheet.source = scene.sheet ?? "";
        if (record !== "")
            sit(record);
        const invitation = scene.challenge ? App.challenge.read(scene.challenge) : null;
        const entry = invitation ? Catalogue.entryOf(invitation.game, invitation.options).id : scene.entry ?? scene.game;
        const about = { entryId: entry };
        const whole = Object.assign(scene.past ? { record: Archive.record(kept), people: [App.known(App.me, 0)] }
                                               : { record: record, people: App.people }, about);
        const result = Object.assign(scene.past ? { kept: kept } : { code: match.code }, whole);
        const props = { setup: { entryId: entry, invitation: invitation }, rulesOf: about, result: result, replay: whole,
                        scores: { kept: kept, entryId: entry, timed: false }, part: { record: record } };
        const page = scene.page ?? "table";
        App.appear(scene.sheet ? "home" : page, scene.source ?? "", scene.props ?? props[page] ?? {});
        App.tellOfRescue(scene.rescued ?? {});
    }
    function sit(record: string) {
        App.sitAs(scene.entry ?? scene.game, App.everybody.slice(0, scene.seats));
        match.deafFor = 0; // nobody touches anything in haste
        Theme.haste = 0;
        match.handOver = scene.handOver ?? MatchController.Pass;
        if (scene.computers)
            match.beginKept(record, scene.computers.map(() => 0), scene.computers.map((one, seat) => one > 0 ? Figures.name(one) : names[seat]),
                            { computers: scene.computers });
        else
            match.begin(record, names.slice(0, scene.seats));
        if (scene.hand !== "curtain")
            match.openCurtain();
        if (scene.hand === "shown")
            match.showHand();
    }
    /// A match of the first game is begun and left for later.
    function playAWhile() {
        const id = Array.from(Catalogue.entries)[0].id;
        leaves = true;
        App.begin(id, App.setUpOf(id), 7, {});
    }
    property bool leaves: false // as soon as it sits at the table
    readonly property Connections seats: Connections {
        target: App.match
        function onSeated() {
            if (!stage.leaves)
                return;
            stage.leaves = false;
            stage.match.openCurtain();
            App.home();
        }
    }
    /// A person and two computers, of whom one begins; what it did stays to be seen.
    function playWithComputers(entry = "okudos", seed = 7) {
        Preferences.pace = Opponents.StepByStep;
        const [, first, second] = Figures.offered();
        const people = [1, Figures.seatOf(first), Figures.seatOf(second)];
        App.begin(entry, Object.assign(App.setUpOf(entry), { people: people, first: 1 }), seed, {});
    }
    /// What the players do in it.
    function act() {
        for (const [gesture, ...values] of scene.then ?? [])
            (stage[gesture] ?? match[gesture])(...values);
    }
    /// Holds a piece of the hand over the cell where it would bring most.
    function tryOut(piece: int) {
        let best = Qt.point(-1, -1), most = -1;
        for (let row = 0; row < match.rows; ++row)
            for (let column = 0; column < match.columns; ++column) {
                match.hover(piece, column, row);
                if (match.previews && match.preview > most) {
                    most = match.preview;
                    best = Qt.point(column, row);
                }
            }
        match.hover(piece, best.x, best.y);
    }

    /// Puts a piece of the hand down where it may lie, to be seen there.
    function putDown(piece: int) {
        match.tapPiece(piece);
        const free = find(CellsModel.LegalRole, legal => legal);
        match.tapCell(free.x, free.y);
    }
    /// And where it may not.
    function putWrong(piece: int) {
        match.tapPiece(piece);
        const forbidden = find(CellsModel.FaceRole, (face, noted, at) => {
            return face === Kind.NoFace && !cellAt(match.cells, at, CellsModel.LegalRole);
        });
        match.tapCell(forbidden.x, forbidden.y);
    }
    /// Lays a piece of the hand into the first gap to the right of one that lies.
    function layBeside(piece: int) {
        const taken = find(CellsModel.FaceRole, (face, noted, at) => {
            return face !== Kind.NoFace && (at + 1) % match.columns > 0 && cellAt(match.cells, at + 1, CellsModel.FaceRole) === Kind.NoFace;
        });
        match.drop(piece, taken.x + 1, taken.y);
    }
    /// Claims the row that follows the first sum.
    function claimRow() {
        const sum = find(CellsModel.FaceRole, (face, noted, at) => {
            return face === Kind.Sum && cellAt(match.cells, at + 1, CellsModel.FaceRole) === Kind.Addend;
        });
        match.stroke(sum.x, sum.y, sum.x + 1, sum.y);
    }
    /// Lays a piece of the hand where something lies already.
    function dropOnPiece(piece: int) {
        const taken = find(CellsModel.FaceRole, face => face !== Kind.NoFace);
        match.drop(piece, taken.x, taken.y);
    }
    /// Touches two pieces that lie.
    function touchTwo() {
        for (let i = 0, touched = 0; touched < 2; ++i)
            if (cellAt(match.cells, i, CellsModel.FaceRole) !== Kind.NoFace) {
                match.tapCell(i % match.columns, Math.floor(i / match.columns));
                ++touched;
            }
    }
    /// Writes notes into the first empty cells, two in each.
    function noteInGaps(count: int) {
        for (let i = 0; i < count; ++i) {
            const gap = find(CellsModel.NumberRole, (number, noted) => number === 0 && noted.length === 0);
            match.stroke(gap.x, gap.y, gap.x, gap.y);
            match.press(Kind.CornerNotes);
            match.key(2 + i);
            match.key(7);
            match.press(Kind.CornerNotes);
        }
    }
    function cellAt(cells: var, index: int, role: int): var { return cells.data(cells.index(index, 0), role); }
    /// Writes a digit that is in its row already.
    function writeClash() {
        const taken = find(CellsModel.NumberRole, number => number > 0);
        const gap = find(CellsModel.NumberRole, number => number === 0);
        match.stroke(gap.x, gap.y, gap.x, gap.y);
        match.key(cellAt(match.cells, taken.y * match.columns + taken.x, CellsModel.NumberRole));
    }
    /// The first cell of which that is true.
    function find(role: int, holds: var): point {
        for (let i = 0; i < match.columns * match.rows; ++i) {
            if (holds(cellAt(match.cells, i, role), cellAt(match.cells, i, CellsModel.CornerRole), i))
                return Qt.point(i % match.columns, Math.floor(i / match.columns));
        }
        return Qt.point(-1, -1);
    }

    Component.onCompleted: {
        Preferences.look = { light: Preferences.Light, dark: Preferences.Dark, contrast: Preferences.Contrast }[theme];
        Preferences.language = language;
        Preferences.textPercent = textPercent;
        Preferences.reducedMotion = true;
        names.forEach((name, i) => Preferences.addPerson(name, App.avatars[i].file));
    }
    Loader {
        id: sheet
        anchors.fill: parent
    }
}
