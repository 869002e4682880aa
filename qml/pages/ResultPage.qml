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
    property bool copied: false

    title: entry.title
    covered: challenge.open
    onBack: App.back()

    MatchReport {
        id: report
        record: page.record
    }
    Honours {
        id: worth
        record: page.alone ? page.record : ""
        match: page.kept
        timed: page.timed
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
    function watch(move: int) { App.go("replay", { record: record, entryId: entryId, people: people, at: move }); }

    Panel {
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
            text: (record => report.ending(Array.from(page.people).map(one => one.name)))(report.record)
            color: Theme.muted
        }
        Words { // of a day's match the difference is what counts
            visible: worth.date > 0 && !page.alone
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: (record => App.inDifference(report.ahead(0)))(report.record)
            font.pixelSize: Theme.listSize
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
            Rectangle {
                id: rank
                required property var modelData
                width: parent?.width ?? 0
                height: Math.max(52, name.height + 16)
                radius: 10
                color: modelData.won ? Theme.accentSoft : Theme.clear
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1, %n point(s)", "", modelData.score).arg(modelData.name)
                SeatToken {
                    x: 12
                    anchors.verticalCenter: parent.verticalCenter
                    size: 28
                    seat: rank.modelData.seat
                    initial: rank.modelData.name.charAt(0)
                }
                GameToken {
                    visible: rank.modelData.seat < 0
                    x: 12
                    anchors.verticalCenter: parent.verticalCenter
                    size: 28
                }
                Words {
                    id: name
                    x: 52
                    width: parent.width - x - score.width - 24
                    anchors.verticalCenter: parent.verticalCenter
                    text: rank.modelData.name
                    font.pixelSize: Theme.listSize
                    font.weight: rank.modelData.won ? Font.Medium : Font.Normal
                    Accessible.ignored: true
                }
                Text {
                    id: score
                    anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
                    text: rank.modelData.score
                    font.pixelSize: Theme.scaled(26)
                    font.weight: Font.DemiBold
                    color: Theme.ink
                    Accessible.ignored: true
                }
            }
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
        visible: report.moves > 1
        width: parent.width
        Words {
            visible: !page.timed
            width: parent.width
            text: qsTr("How it went")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        Chart {
            visible: !page.timed // points tell only that it was done
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
            model: page.alone ? [] : page.turningPoints.slice(-3)
            LinkRow {
                required property var modelData
                icon: "swap"
                title: qsTr("%1 takes the lead").arg(page.people[modelData.seat].name)
                line: qsTr("Move %1 of %2").arg(modelData.move).arg(report.moves)
                onClicked: page.watch(modelData.move)
            }
        }
        LinkRow {
            visible: page.kept > 0
            icon: "trophy"
            title: qsTr("High scores")
            line: page.timed ? qsTr("For this puzzle, and overall") : qsTr("For this deal, and overall")
            onClicked: App.go("scores", { kept: page.kept, entryId: page.entryId, timed: page.timed })
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
