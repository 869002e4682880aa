pragma Singleton
import QtQuick
import Ninefold
import Ninefold.Core

/// Where one is in the app, and the match at its table. Pages ask it to go somewhere; the window shows where it is.
QtObject {
    id: app

    readonly property var avatars: [
        { file: "fox", name: qsTr("Fox") },
        { file: "penguin", name: qsTr("Penguin") },
        { file: "bear", name: qsTr("Bear") },
        { file: "hedgehog", name: qsTr("Hedgehog") },
        { file: "whale", name: qsTr("Whale") },
        { file: "crane", name: qsTr("Crane") },
        { file: "ladybird", name: qsTr("Ladybird") },
        { file: "daruma", name: qsTr("Daruma") },
        { file: "acorn", name: qsTr("Acorn") },
        { file: "mushroom", name: qsTr("Mushroom") },
        { file: "sailboat", name: qsTr("Sailboat") },
        { file: "teapot", name: qsTr("Teapot") }
    ]

    // Where one is
    property var history: [{ page: "home", props: {} }]
    readonly property string page: history[history.length - 1].page
    readonly property var props: history[history.length - 1].props

    function go(where: string, props: var) { history = history.concat([{ page: where, props: props ?? {} }]); }
    /// Goes somewhere instead of where one is.
    function swap(where: string, props: var) { history = history.slice(0, -1).concat([{ page: where, props: props ?? {} }]); }
    function home() {
        cover();
        history = history.slice(0, 1);
    }
    /// One step back; a table is paused, never left. False if there is nowhere to go back to.
    function back(): bool {
        if (page === "table")
            pause();
        else if (history.length > 1)
            history = history.slice(0, -1);
        else
            return false;
        return true;
    }
    function pause() {
        cover();
        go("pause", {});
    }
    function cover() {
        if (match.seatCount > 1)
            match.hideHand();
    }

    // The match at the table
    readonly property MatchController match: MatchController {
        onChanged: app.keep()
    }
    property string entryId
    property string matchId
    property var people: [] // who sits there: {id, name, avatar}
    property string kept // the record that was kept last
    property bool seeded: false
    readonly property var entry: Games.find(entryId)

    function randomSeed(): real { return Math.floor(Math.random() * 9007199254740991); }

    /// Deals a game to people and goes to its table.
    function begin(id: string, setUp: var, seed: real): bool {
        const game = Games.find(id);
        const sat = setUp.people.map(one => Preferences.person(one));
        const first = setUp.first >= 0 && setUp.first < sat.length ? setUp.first : Math.floor(seed % sat.length);
        open(id, Date.now().toString(36) + "-" + (seed % 1679616).toString(36), sat, setUp.handOver);
        if (!match.deal(game.game, sat.map(one => one.name), Games.dealt(game, sat.length, setUp.options), seed, first))
            return false;
        history = [history[0], { page: "table", props: {} }];
        return true;
    }
    /// Goes on with a match that was kept.
    function resume(saved: var): bool {
        open(saved.entry, saved.id, saved.people, saved.handOver);
        if (!match.begin(saved.record, saved.people.map(one => one.name))) {
            Preferences.dropMatch(saved.id);
            return false;
        }
        history = [history[0], { page: "table", props: {} }];
        return true;
    }
    function open(id: string, newId: string, sat: var, handOver: int) {
        entryId = id;
        matchId = newId;
        people = sat;
        kept = "";
        match.handOver = sat.length > 1 && find(id).hands ? handOver : MatchController.SideBySide;
    }
    function find(id: string): var { return Games.find(id); }
    function rematch(): bool {
        const setUp = Preferences.setUp(entryId);
        return begin(entryId, { people: people.map(one => one.id), first: (setUp.first ?? 0) < 0 ? -1 : nextFirst(),
                                handOver: setUp.handOver ?? 0, options: setUp.options ?? {} }, randomSeed());
    }
    /// In a rematch the next one round the table begins.
    function nextFirst(): int { return ((JSON.parse(match.record()).first ?? 0) + 1) % people.length; }

    /// Keeps the match as it stands, after each move; once it is over it goes to its result.
    function keep() {
        if (matchId === "" || match.game === "")
            return;
        const record = match.record();
        if (record === kept)
            return;
        kept = record;
        if (match.over) {
            Preferences.dropMatch(matchId);
            if (page === "table")
                swap("result", { record: record, people: people, entryId: entryId });
            return;
        }
        Preferences.keepMatch({ id: matchId, entry: entryId, record: record, people: people, handOver: match.handOver,
                                  turn: match.turn, scores: openScores() });
    }
    /// What everybody may know of the scores; nothing if some are secret.
    function openScores(): var {
        const scores = [];
        for (let i = 0; i < match.seatCount; ++i) {
            const at = match.seats.index(i, 0);
            if (!match.seats.data(at, SeatsModel.ScoreKnownRole))
                return [];
            scores.push(match.seats.data(at, SeatsModel.ScoreRole));
        }
        return scores;
    }

    // Who could sit at a table
    function newPerson(): int {
        const used = Preferences.people.map(one => one.avatar);
        const free = avatars.find(one => !used.includes(one.file)) ?? avatars[Preferences.people.length % avatars.length];
        return Preferences.addPerson(free.name, free.file);
    }
    /// The set-up of an entry: as it was last, or as the rulebook has it, with the people who played last.
    function setUpOf(id: string): var {
        const game = Games.find(id);
        const last = Preferences.setUp(id);
        let sat = (last.people ?? Preferences.setUp("last").people ?? []).filter(one => Preferences.person(one).name !== undefined);
        if (sat.length === 0)
            sat = Preferences.people.slice(0, 2).map(one => one.id);
        while (sat.length < Math.max(game.least, last.people ? 1 : 2))
            sat.push(newPerson());
        return { people: sat.slice(0, game.most), first: last.first ?? (game.lot ? -1 : 0), handOver: last.handOver ?? 0,
                 options: last.options ?? {} };
    }
}
