pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// How a match ended: who won, with how much, and how that came about.
Page {
    id: page

    required property string record
    required property string entryId
    required property list<seated> people
    property string code // of the deal, if there is one
    property int kept: 0 // what the match is kept under; 0: it isn't
    property int again: 0 // from which turn on another match was tried again; 0: it is none
    readonly property Entry entry: Catalogue.find(entryId)
    readonly property bool alone: people.length === 1
    readonly property bool timed: entry.timed(people.length)
    readonly property var invitation: App.challenge.read(code)
    readonly property var problems: (invitation.level ?? 0) > 0 ? entry.alone.find(way => way.problems > 0) : undefined
    readonly property int next: problems ? invitation.level % problems.problems + 1 : 0 // after the last the set begins anew
    readonly property var winners: report.winners
    readonly property var turningPoints: report.turningPoints
    readonly property var ranks: rows().sort((a, b) => b.score - a.score)
    readonly property bool solved: timed && winners.length > 0
    readonly property bool judges: !alone && !entry.wordless && report.moves > 1 // children are told who won
    readonly property bool broad: judges && width >= 1000 && !low // in two columns then
    property int looks: account.lookerAmong(people, App.me)
    property int open: -1 // which of the turns that decided it
    property bool copied: false

    breadth: broad ? 1040 : 640
    title: entry.title
    covered: challenge.open
    onBack: App.back()

    MatchReport {
        id: report
        record: page.record
    }
    MatchAccount {
        id: account
        match: page.kept
        record: page.judges ? page.record : ""
        seat: page.looks
        names: Array.from(page.people).map(one => one.name)
    }
    Honours {
        id: worth
        record: page.alone ? page.record : ""
        match: page.kept
        timed: page.timed
    }
    FairDraws {
        id: drawn
    }
    NextDaily {
        id: day
        date: worth.date
        slot: worth.slot
    }

    function rows(): var {
        const scores = Array.from(report.scores);
        const all = Array.from(people).map((one, seat) => ({ seat: seat, name: one.name, avatar: one.avatar, score: scores[seat] ?? 0,
                                                   won: winners.includes(seat) }));
        if (report.game >= 0)
            all.push({ seat: -1, name: qsTr("The game"), avatar: "", score: report.game, won: report.gameWins });
        return all;
    }
    function headline(): string {
        const best = ranks.filter(one => one.won).map(one => one.name);
        if (alone && report.game < 0)
            return qsTr("%n point(s)", "", ranks[0].score);
        return best.length === 1 ? qsTr("%1 wins").arg(best[0]) : qsTr("%1 win together").arg(best.join(qsTr(" and ")));
    }
    function ending(): string { return (record => report.ending(Array.from(people).map(one => one.name)))(report.record); }
    function inWords(): string {
        if (timed)
            return withCode(["Ninefold · " + entry.title, solved ? head.words : qsTr("Not all of it is solved")]);
        const lines = ranks.map(one => one.name + "  " + one.score);
        return withCode(Array.from(["Ninefold · " + entry.title, headline()]).concat(lines));
    }
    function withCode(lines: var): string { return lines.concat(code === "" ? [] : [code]).join("\n"); }
    /// What there is to do next: the next puzzle of the day or of the set, another one like this, or the same once more.
    function goOn() {
        if (worth.date > 0)
            day.go();
        else if (next > 0)
            App.playAlone(entryId, problems, next);
        else if (timed && worth.level !== "")
            App.open(entry.deals, { entryId: entryId, setUp: App.setUpAgain(record, entryId, people), grade: worth.level });
        else
            App.rematch(record, entryId, people);
    }
    function look(turn: int) { open = open === turn ? -1 : turn; }
    function watch(move: int) { App.go("replay", { record: record, entryId: entryId, people: people, at: move }); }

    Words {
        visible: page.again > 0
        width: parent.width
        text: qsTr("Tried again from turn %1 on: counted apart").arg(page.again)
        color: Theme.muted
    }
    ResultHead {
        visible: page.judges
        width: parent.width
        headline: page.headline()
        ending: page.ending()
        difference: worth.date > 0 ? (record => App.inDifference(report.ahead(0)))(report.record) : ""
        ranks: page.ranks
        account: account
    }
    Panel {
        visible: !page.judges
        width: parent.width
        spacing: 12
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 12
            Repeater {
                model: page.ranks.filter(one => one.seat >= 0 && (one.won || page.alone))
                Avatar {
                    required property var modelData
                    size: 88
                    file: modelData.avatar
                    name: modelData.name
                    seat: page.alone ? -1 : modelData.seat
                }
            }
        }
        SolvedHead {
            id: head
            visible: page.solved
            width: parent.width
            honours: worth
        }
        Words {
            visible: !page.timed
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: page.headline()
            font.pixelSize: Theme.title
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        Row { // why it was over, for those who don't read: a tile fits nowhere, or there is none left
            visible: page.entry.wordless
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 16
            PileSign { count: report.left }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: report.left > 0 ? "impossible" : "check"
                size: 32
                tint: report.left > 0 ? Theme.error : Theme.success
            }
        }
        Words { // why it was over; of a puzzle its time tells that
            visible: text !== "" && !page.solved
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: page.ending()
            color: Theme.muted
        }
        Words {
            objectName: "coached"
            visible: !page.alone && worth.hints > 0
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("With %n hint(s) by the coach", "", worth.hints)
            color: Theme.muted
        }
        Repeater {
            model: page.alone && !page.solved ? 1 : 0
            LoneResult {
                width: parent?.width ?? 0
                score: page.ranks[0].score
                honours: worth
                handicap: page.invitation.handicap ?? 0
                timed: page.timed
            }
        }
        Repeater {
            model: page.alone && report.game < 0 ? [] : page.ranks
            RankRow {
                required property var modelData
                width: parent?.width ?? 0
                rank: modelData
            }
        }
    }
    Flow {
        visible: page.judges
        width: parent.width
        spacing: 16
        CoursePanel {
            width: page.broad ? (parent.width - 16) / 2 : parent.width
            account: account
            report: report
            open: page.open
            tall: page.broad ? 200 : 124
            onChosen: turn => page.look(turn)
            onLooked: seat => {
                page.open = -1;
                page.looks = seat;
            }
        }
        DecisivePanel {
            visible: account.working || account.known
            width: page.broad ? (parent.width - 16) / 2 : parent.width
            account: account
            open: page.open
            onChosen: turn => page.look(turn)
            onTried: input => App.tryAgain(page.record, input, page.entryId, page.people)
        }
    }
    BestTurn {
        id: bestTurn
        record: page.alone ? page.record : ""
    }
    Repeater {
        model: bestTurn.points > page.ranks[0].score && page.alone ? 1 : 0
        BestTurnPanel {
            width: parent?.width ?? 0
            best: bestTurn
            figure: page.entry.figure
            onWatched: App.go("replay", { record: bestTurn.played, entryId: page.entryId, people: page.people, at: 1 })
        }
    }
    RecordPanel {
        visible: worth.best
        width: parent.width
        before: page.timed ? App.inTime(worth.before) : worth.before
    }
    Repeater {
        model: page.solved && head.time !== "" ? 1 : 0
        PicturePanel {
            width: parent?.width ?? 0
            board: report.board
            head: head
        }
    }
    Panel {
        visible: report.moves > 1 || worth.date > 0 || page.timed && !page.solved
        width: parent.width
        Words {
            visible: !page.timed && !page.judges
            width: parent.width
            text: qsTr("How it went")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        Chart {
            visible: !page.timed && !page.judges // points tell only that it was done
            width: parent.width
            names: Array.from(page.people).map(one => one.name)
            courses: report.courses
        }
        Repeater {
            model: report.bestPoints > 0 && !page.timed ? 1 : 0
            LinkRow {
                icon: "star"
                title: page.alone ? qsTr("The best turn") : qsTr("%1’s best turn").arg(page.people[report.bestSeat].name)
                line: qsTr("%n point(s) at once", "", report.bestPoints)
                onClicked: page.watch(report.bestMove)
            }
        }
        Repeater {
            model: page.alone || page.judges ? [] : page.turningPoints.slice(-3)
            LinkRow {
                required property var modelData
                icon: "swap"
                title: qsTr("%1 takes the lead").arg(page.people[modelData.seat].name)
                line: qsTr("Move %1 of %2").arg(modelData.move).arg(report.moves)
                onClicked: page.watch(modelData.move)
            }
        }
        LinkRow {
            visible: page.timed && page.alone && !page.solved && String(page.entry.solution) !== ""
            icon: "check"
            title: qsTr("The solution")
            line: qsTr("What it comes to")
            onClicked: App.open(page.entry.solution, { record: page.record })
        }
        LinkRow {
            visible: worth.date > 0
            icon: "replay"
            title: qsTr("Try it again")
            line: qsTr("Counts as with help, and is listed separately")
            onClicked: App.tryDailyAgain(page.entryId, page.record, page.people, { slot: worth.slot, date: worth.date, level: worth.level, code: page.code })
        }
        LinkRow {
            visible: page.kept > 0
            icon: "trophy"
            title: qsTr("High scores")
            line: page.timed ? qsTr("For this puzzle, and overall") : qsTr("For this deal, and overall")
            onClicked: App.go("scores", { kept: page.kept, entryId: page.entryId, timed: page.timed })
        }
        LinkRow {
            visible: drawn.any(page.entry.game) && Array.from(page.people).some(one => one.computer > 0)
            icon: "statistics"
            title: qsTr("Is it fair?")
            line: qsTr("What everybody drew, and every level of computers")
            onClicked: App.go("fair", { entryId: page.entryId })
        }
        LinkRow {
            visible: page.code !== ""
            icon: "share"
            title: qsTr("Share this deal")
            line: page.code
            onClicked: challenge.open = true
        }
        LinkRow {
            icon: "replay"
            title: page.timed ? qsTr("Watch it again") : qsTr("Watch the whole match")
            onClicked: page.watch(0)
        }
    }
    foot: [
        PillButton {
            id: again
            readonly property real half: (parent.width - 12) / 2
            readonly property bool alone: page.aside > 0 || Math.max(implicitWidth, share.implicitWidth) > half // in its row
            width: alone ? parent.width : half
            primary: true
            objectName: "goOn"
            icon: worth.date > 0 || page.next > 0 || page.timed ? "play" : "replay"
            text: worth.date > 0 ? day.words : page.next > 0 ? qsTr("Next problem") : page.timed ? qsTr("Another puzzle") : qsTr("Rematch")
            focus: true
            onClicked: page.goOn()
        },
        PillButton {
            id: share
            width: again.width
            quiet: true
            icon: page.copied ? "check" : "share"
            text: page.copied ? qsTr("Copied as text") : qsTr("Share")
            onClicked: {
                Clipboard.copy(page.inWords());
                page.copied = true;
            }
        }
    ]
    sheets: ChallengeSheet {
        id: challenge
        code: page.code
        alone: page.alone && !page.timed
        words: page.inWords().split("\n").slice(0, 2).join("\n")
    }
}
