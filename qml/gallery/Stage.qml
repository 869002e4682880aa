pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Where the gallery's scenes are shown, one after another: a page, a sheet of controls, or the table of a match.
///
/// A scene is data: its `name`, and a `page` with its `props`, or a `game` with `seats`, `options`, `seed` and so many
/// `moves` played; `hand` (shown, hidden, curtain) says how far its seat has got; `then` are gestures, as lists of a
/// function of the match or of this stage and its arguments.
Window {
    id: stage

    required property string theme
    required property real textScale
    readonly property alias match: theMatch
    readonly property var scenes: gather()
    readonly property var names: ["Mika", "Jun", "Oma", "Leo", "Ria"]
    property var scene: null

    visible: true
    color: Theme.paper

    function gather(): var {
        const all = [
            pageOf("home", "HomePage", {}),
            pageOf("people", "PeoplePage", {}),
            pageOf("rules", "RulesPage", {}),
            pageOf("settings", "SettingsPage", {}),
            pageOf("about", "AboutPage", {}),
            { name: "controls", page: Qt.resolvedUrl("ControlsSheet.qml"), props: {} },
            { name: "controls-game", page: Qt.resolvedUrl("PlayControlsSheet.qml"), props: {} }
        ];
        const played = { game: "sudoku_tiles", seats: 2, options: {}, seed: 2005 };
        const people = [0, 1].map(seat => App.somebody(seat));
        all.push(Object.assign({ moves: 12 }, played, pageOf("pause", "PausePage", {})));
        for (const one of [["result", "ResultPage"], ["replay", "ReplayPage"]])
            all.push(Object.assign({ moves: 999 }, played, pageOf(one[0], one[1], { entryId: "sudoku_tiles", people: people })));
        for (const entry of Games.all)
            all.push(pageOf(entry.id + "-set-up", "SetUpPage", { entryId: entry.id }),
                     pageOf(entry.id + "-rules", "RulesOfPage", { entryId: entry.id }));
        for (const url of new Set(Games.all.map(entry => entry.scenes.toString()))) {
            const listing = Qt.createComponent(url);
            all.push(...listing.createObject(stage).scenes);
        }
        return all;
    }

    function pageOf(name: string, file: string, props: var): var {
        return { name: name, page: Qt.resolvedUrl("../pages/" + file + ".qml"), props: props };
    }

    /// Begins a scene. `record` is the match to be shown, if it is one.
    function show(index: int, record: string) {
        scene = scenes[index];
        Theme.leftHanded = scene.leftHanded ?? false;
        page.source = "";
        if (scene.page) {
            if (scene.game) {
                App.entryId = scene.game;
                App.match.begin(record, names.slice(0, scene.seats));
            }
            page.setSource(scene.page, Object.assign(scene.props.people ? { record: record } : {}, scene.props));
            return;
        }
        match.handOver = scene.handOver ?? MatchController.Pass;
        match.begin(record, names.slice(0, scene.seats));
        if (scene.hand !== "curtain")
            match.openCurtain();
        if (scene.hand === "shown")
            match.showHand();
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

    /// Lays a piece of the hand on the first cell where it may go.
    function placeSomewhere(piece: int) {
        match.tapPiece(piece);
        const free = find(CellsModel.LegalRole, legal => legal);
        match.drop(piece, free.x, free.y);
    }
    /// Lays a piece of the hand where something lies already.
    function dropOnPiece(piece: int) {
        const taken = find(CellsModel.FaceRole, face => face !== Kind.NoFace);
        match.drop(piece, taken.x, taken.y);
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
    /// Writes a digit that is in its row already.
    function writeClash() {
        const taken = find(CellsModel.NumberRole, number => number > 0);
        const gap = find(CellsModel.NumberRole, number => number === 0);
        match.stroke(gap.x, gap.y, gap.x, gap.y);
        match.key(match.cells.data(match.cells.index(taken.y * match.columns + taken.x, 0), CellsModel.NumberRole));
    }
    /// The first cell of which that is true.
    function find(role: int, holds: var): point {
        for (let i = 0; i < match.columns * match.rows; ++i) {
            const at = match.cells.index(i, 0);
            if (holds(match.cells.data(at, role), match.cells.data(at, CellsModel.CornerRole)))
                return Qt.point(i % match.columns, Math.floor(i / match.columns));
        }
        return Qt.point(-1, -1);
    }

    Component.onCompleted: {
        Theme.look = { light: Theme.Light, dark: Theme.Dark, contrast: Theme.Contrast }[theme];
        Theme.textScale = textScale;
        Theme.reducedMotion = true;
        table.cues.window = null; // pictures make no sound
    }
    MatchController { id: theMatch }
    Loader {
        id: page
        anchors.fill: parent
    }
    GameTable {
        id: table
        anchors.fill: parent
        visible: stage.scene !== null && stage.scene.game !== undefined
        match: theMatch
    }
    Curtain {
        anchors.fill: parent
        seat: theMatch.curtainFor
        name: theMatch.nameOf(theMatch.curtainFor)
        fallen: theMatch.curtainFor >= 0 && stage.scene !== null && stage.scene.game !== undefined
    }
}
