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
    readonly property url source: history[history.length - 1].source ?? "" // of a part

    function go(where: string, props: var) { history = history.concat([{ page: where, props: props ?? {} }]); }
    /// Goes to a page that only one game has.
    function open(source: url, props: var) { history = history.concat([{ page: "part", source: source, props: props }]); }
    /// Goes somewhere instead of where one is.
    function swap(where: string, props: var) { history = history.slice(0, -1).concat([{ page: where, props: props ?? {} }]); }
    function home() {
        cover();
        history = history.slice(0, 1);
        Preferences.atTable = 0;
        Archive.matchesChanged(); // the one that was left, too
    }
    /// Leaves the table for good: the match is gone, from the archive too.
    function removeMatch() {
        const id = match.kept;
        home();
        match.leave();
        Archive.removeMatch(id);
    }
    /// From where one is: there one gets back from the result.
    function sitDown() {
        const places = ["home", "daily", "alone", "part"];
        history = history.filter(one => places.includes(one.page)).concat([{ page: "table", props: {} }]);
        Preferences.atTable = match.kept;
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
    /// The app leaves the screen: the match waits, paused, with the curtain down.
    function leave() {
        match.cover();
        if (page === "table" && !match.over)
            pause();
    }
    /// From the table of a match that is over to its result.
    function finish() {
        if (page !== "table" || !match.over)
            return;
        swap("result", { record: match.record(), people: people, entryId: entryId, code: match.code, kept: match.kept });
        Preferences.atTable = 0;
    }

    // What people have to be told: {title, text}, and perhaps what can be done about it: {action, actionText}
    property var notices: []

    /// Whether a question to the whole table waits for its answer.
    property bool asked: false

    function tell(notice: var) {
        match.cover();
        notices = notices.concat([notice]);
    }
    function told() { notices = notices.slice(1); }
    readonly property Connections trouble: Connections {
        target: app.match
        function onNotKept(sentence) {
            app.tell({ title: qsTr("Not saved"), text: qsTr("%1 Your last action was undone: try it again.").arg(sentence) });
        }
        function onFailed(sentence) { app.tell({ title: qsTr("That didn’t work"), text: sentence }); }
    }
    readonly property Connections replaced: Connections {
        target: Archive
        function onReplaced() { // nobody sits at a table any more
            app.match.leave();
            app.history = app.history.filter(one => one.page !== "table" && one.page !== "pause");
        }
    }
    /// What is done first: says how what was kept was found, and goes back to the table where the app was left. The
    /// match waits there, paused and covered.
    function start() {
        if (Archive.trouble !== "")
            tell({ title: qsTr("Nothing can be saved"), text: qsTr("%1 You can play, but nothing will be kept.").arg(Archive.trouble) });
        tellOfRescue(Archive.rescued);
        const left = Object.assign({}, Archive.unfinishedMatch(Preferences.atTable));
        if (left.id !== undefined && resume(lineOf(left)))
            pause();
    }
    function tellOfRescue(found: var) {
        if (found.matches === undefined)
            return;
        const title = qsTr("The saved games were damaged");
        const text = qsTr("%n match(es) could be recovered.", "", found.matches + found.cut) + " "
                   + (found.lost > 0 ? qsTr("%n couldn’t be read any more.", "", found.lost) + " " : "")
                   + (found.beside > 0 ? qsTr("A name, a setting or a note couldn’t be read any more.") + " " : "")
                   + qsTr("The damaged file was put aside.");
        if (found.backup === undefined) {
            tell({ title: title, text: text });
            return;
        }
        tell({
            title: title,
            text: text + " " + qsTr("There is also a backup with %n match(es).", "", found.backup.matches),
            actionText: qsTr("Use the backup instead"),
            action: () => {
                const why = Archive.restoreOffered();
                if (why !== "")
                    app.tell({ title: qsTr("That didn’t work"), text: why });
            }
        });
    }

    // What is asked for from outside, by the system's shortcuts
    property bool continues: false // as soon as it is known what with
    onHistoryChanged: continues = false
    onUnfinishedChanged: goOn()
    readonly property Connections outside: Connections {
        target: Device
        function onArrived(wish) {
            if (wish === "today") {
                app.home();
                app.go("daily", {});
            } else if (wish === "continue" && !app.history.some(one => one.page === "table")) {
                app.home();
                app.continues = true;
                app.goOn();
            }
        }
    }
    function goOn() {
        if (continues && unfinished.length > 0)
            resume(unfinished[0]);
    }

    // The match at the table
    readonly property MatchController match: MatchController {}
    property string entryId
    property var people: [] // who sits there: {id, name, avatar}
    readonly property Entry entry: Catalogue.find(entryId)
    readonly property var waiting: Archive.unfinished
    /// The matches that wait to be continued, the latest first: {id, entry, people, turn, scores}.
    readonly property var unfinished: waiting.map(line => lineOf(line))

    function lineOf(line: var): var {
        return Object.assign({}, line, {
            entry: Catalogue.entryOf(line.game, line.options)?.id ?? "",
            people: line.people.map((one, seat) => one.id > 0 ? one : app.somebody(seat))
        });
    }

    /// The seat that begins: as it was set up, or by a lot.
    function firstOf(setUp: var, seats: int, lot: real): int {
        return setUp.first >= 0 && setUp.first < seats ? setUp.first : Math.floor(lot % seats);
    }
    /// Of 40 bits, so that a challenge code can hold it.
    function randomSeed(): real { return Math.floor(Math.random() * 1099511627776); }

    /// Deals a game to people and goes to its table. `about` is said of a puzzle of the day.
    function begin(id: string, setUp: var, seed: real, about: var): bool {
        const game = Catalogue.find(id);
        const sat = setUp.people.map((one, seat) => known(one, seat));
        const first = firstOf(setUp, sat.length, seed);
        sit(id, sat, setUp.handOver);
        if (!match.dealKept(game.game, sat.map(one => one.id), sat.map(one => one.name),
                            game.dealt(sat.length, setUp.options), seed, first, limited(id, setUp, about)))
            return false;
        sitDown();
        tellOfCode();
        return true;
    }
    readonly property string codeTold: qsTr("This deal has a code. Anybody who knows it can find out what is hidden here.")
    /// Everybody at the table is told that the hands may not be as secret as they look.
    function tellOfCode() {
        if (match.codeKnown)
            tell({ title: qsTr("Dealt from a code"), text: codeTold });
    }
    /// The same from a record without moves.
    function beginRecord(id: string, record: string, setUp: var, about: var): bool {
        const sat = setUp.people.map((one, seat) => known(one, seat));
        sit(id, sat, setUp.handOver);
        if (!match.beginKept(record, sat.map(one => one.id), sat.map(one => one.name), limited(id, setUp, about)))
            return false;
        sitDown();
        tellOfCode();
        return true;
    }
    /// Takes up a challenge: sets up what the code stands for. If it is none, says why.
    function takeUp(code: string): string {
        const read = Object.assign({}, challenge.read(code));
        if (read.error === undefined)
            swap("setup", { entryId: Catalogue.entryOf(read.game, read.options).id, invitation: read });
        return read.error ?? "";
    }
    /// Deals to people what a code stands for, once it is made, if one is still on the page where it was asked for.
    function beginCode(code: string, setUp: var) {
        awaited = { invitation: challenge.read(code), setUp: setUp, from: history };
        challenge.deal(code);
    }
    property var awaited
    readonly property Challenge challenge: Challenge {
        onDealt: start => {
            const { invitation, setUp, from } = app.awaited;
            if (from === app.history)
                app.beginRecord(Catalogue.entryOf(invitation.game, invitation.options).id, start, setUp,
                                { level: invitation.grade, code: invitation.code });
        }
    }
    /// What is said about a match, and its limits of time.
    function limited(id: string, setUp: var, about: var): var {
        const chosen = Catalogue.find(id).settled(setUp.people.length, setUp.options ?? {});
        return Object.assign({ limit: chosen.limit ?? 0, show: chosen.show ?? 30 }, about);
    }
    /// Deals one of the ways in which an entry can be played alone; of problems, one of that level.
    function playAlone(id: string, way: loneWay, level: int) {
        if (me === 0)
            choose(newPerson());
        const setUp = { people: [me], first: 0, handOver: 0, options: Object.assign({}, remembered(id).options, way.options) };
        if (way.chooses)
            open(Catalogue.find(id).deals, { entryId: id, setUp: setUp });
        else if (level > 0)
            beginCode(challenge.codeOf({ game: Catalogue.find(id).game, seats: 1, first: 0, options: way.agreed(level), level: level, seed: randomSeed() }), setUp);
        else
            begin(id, setUp, randomSeed(), {});
    }
    /// Goes on with one of the unfinished matches.
    function resume(line: var): bool {
        sit(line.entry, line.people, Preferences.setUp(line.entry).handOver ?? -1);
        if (!match.resume(line.id, line.people.map(one => one.name)))
            return false;
        sitDown();
        return true;
    }
    function sit(id: string, sat: var, handOver: int) {
        match.leave();
        entryId = id;
        people = sat;
        match.handOver = sat.length > 1 ? Catalogue.find(id).styleOf(handOver) : MatchController.SideBySide;
    }
    /// The same once more, by the rules it was played by; the next one round the table begins, or the lot decides again.
    function rematch(record: string, id: string, sat: var): bool { return begin(id, setUpAgain(record, id, sat), randomSeed(), {}); }
    function setUpAgain(record: string, id: string, sat: var): var {
        const played = JSON.parse(record), setUp = remembered(id);
        const options = Catalogue.find(id).chosenIn(sat.length, played.options ?? {});
        if (match.record() === record)
            Object.assign(options, { limit: match.limit.seconds, show: match.showSeconds });
        return { people: sat.map(one => one.id), first: (setUp.first ?? 0) < 0 ? -1 : ((played.first ?? 0) + 1) % sat.length,
                 handOver: setUp.handOver ?? -1, options: options };
    }

    function known(id: int, seat: int): var {
        return everybody.find(one => one.id === id) ?? somebody(seat);
    }
    /// Whether somebody can sit at a table who is set up there: who has a profile, or a guest, who has a number below 0
    /// there and none anywhere else.
    function maySit(id: int): bool { return id < 0 || isKnown(id); }
    /// A number for one more guest beside these people.
    function guestBeside(people: var): int { return Math.min(0, ...people) - 1; }
    /// Who sits at a seat without having a profile.
    function somebody(seat: int): var {
        return { id: 0, name: [qsTr("Blue"), qsTr("Orange"), qsTr("Green"), qsTr("Pink"), qsTr("Sky")][seat], avatar: avatars[seat].file };
    }

    // Who plays alone, and whose days and results the pages show
    property int chosen: remembered("alone").person ?? 0
    readonly property int me: [chosen].concat(remembered("last").people ?? [], everybody.map(one => one.id)).find(isKnown) ?? 0

    function isKnown(id: int): bool { return everybody.some(one => one.id === id); }
    function choose(id: int) {
        chosen = id;
        Preferences.rememberSetUp("alone", { person: id });
    }
    /// Begins a puzzle of the day, or goes on with it, or shows how it came out.
    function playDaily(id: string, part: var, date: int) {
        if (me === 0)
            choose(newPerson());
        if (part.over)
            go("result", { record: Archive.record(part.match), people: [known(me, 0)], entryId: id, code: part.code, kept: part.match });
        else if (part.match)
            resume({ id: part.match, entry: id, people: [known(me, 0)] });
        else
            beginRecord(id, part.start, { people: [me] }, { level: part.grade, code: part.code, slot: part.slot, date: date, day: Today.date });
    }

    /// How a puzzle of the day came out: {score, par, won, ms, hints, helped}.
    function outcomeOf(id: string, part: var): string {
        const how = !Catalogue.find(id).timed(1) ? qsTr("%1 of %2 points").arg(part.score).arg(part.par)
                  : part.won ? inTime(part.ms) : qsTr("not solved");
        return part.hints > 0 ? how + " · " + qsTr("%n hint(s)", "", part.hints) : part.helped ? how + " · " + qsTr("with help") : how;
    }
    /// To the puzzles of a date, from wherever one is.
    function dayOf(date: int) { history = [history[0], { page: "daily", props: { first: date } }]; }

    /// How long something took, as people say it.
    function inTime(ms: real): string {
        const seconds = Math.round(ms / 1000);
        return seconds < 3600 ? Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0")
                              : qsTr("%1 h %2 min").arg(Math.floor(seconds / 3600)).arg(Math.floor(seconds / 60) % 60);
    }

    // Who could sit at a table
    readonly property var everybody: Preferences.people
    function remembered(id: string): var { return Preferences.setUp(id); }
    /// Somebody with a picture that is free, if there is one, called after it; 0 if they couldn't be added.
    function newPerson(): int {
        const used = everybody.map(one => one.avatar);
        const picture = avatars.find(one => !used.includes(one.file)) ?? avatars[everybody.length % avatars.length];
        const taken = everybody.map(one => one.name); // a name stays when its picture is changed
        let name = picture.name;
        for (let number = 2; taken.includes(name); ++number)
            name = picture.name + " " + number;
        const id = Preferences.addPerson(name, picture.file);
        if (id === 0)
            tell({ title: qsTr("Not saved"), text: qsTr("The new person couldn’t be saved. Is there room on the device?") });
        return id;
    }
    /// The set-up of an entry: as it was last, or as the rulebook has it, with the people who played last.
    function setUpOf(id: string): var {
        const game = Catalogue.find(id);
        const last = remembered(id);
        let sat = (last.people ?? remembered("last").people ?? []).filter(maySit);
        if (sat.length === 0)
            sat = everybody.slice(0, 2).map(one => one.id);
        while (sat.length < Math.max(game.least, last.people ? 1 : 2))
            sat.push(guestBeside(sat)); // until they are named
        sat = sat.slice(0, game.most);
        return { people: sat, first: Math.min(sat.length - 1, last.first ?? (game.lot ? -1 : 0)), handOver: game.styleOf(last.handOver ?? -1),
                 options: last.options ?? {} };
    }
}
