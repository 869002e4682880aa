pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// One kind of results in pictures: how many, over time, how they are spread, time by grade, the others, and the
/// best of all. Where there is room for two columns, in two.
Flow {
    id: column

    required property PlayerStatistics stats
    required property LevelLadder ladder
    required property bool alone // nobody else to win against
    required property bool timed // the quickest are the best
    readonly property var totals: stats.totals
    readonly property int fitting: columnWidth < 560 ? 15 : 60 // the list isn't made anew for each width
    readonly property var results: Array.from(stats.points).filter(one => one.won || !timed) // what was given up has no time
    readonly property var points: results.slice(-fitting)
    readonly property var counted: results.filter(one => !one.apart)
    readonly property var last: counted.slice(-1)[0]
    readonly property bool spreads: timed ? counted.length > 1 : stats.tallies.length > 1

    readonly property real meanTime: counted.reduce((sum, one) => sum + one.ms, 0) / Math.max(1, counted.length) // of the latest
    readonly property real columnWidth: width >= 760 ? (width - spacing) / 2 : width

    spacing: 16

    /// At most twelve spans of scores, and in which of them the last result lies.
    function spread(tallies: var): var {
        const least = tallies[0].score, most = tallies[tallies.length - 1].score;
        return spansOf(least, most, Math.max(1, Math.ceil((most - least + 1) / 12)), tallies, last?.score).map(span => bar(span, span.from));
    }
    /// At most seven spans of time, in seconds, of the latest results.
    function paced(): var {
        const tallies = counted.map(one => ({ score: Math.round(one.ms / 1000), times: 1 }));
        const least = Math.min(...tallies.map(one => one.score)), most = Math.max(...tallies.map(one => one.score));
        const span = [5, 10, 15, 30, 60, 120, 300, 600].find(one => one * 6 >= most - least) ?? Math.ceil((most - least) / 6);
        return spansOf(Math.floor(least / span) * span, most, span, tallies, Math.round((last?.ms ?? -1000) / 1000))
               .map(one => bar(one, App.inTime(one.from * 1000)));
    }
    function spansOf(least: int, most: int, span: int, tallies: var, mine: var): var {
        const out = [];
        for (let from = least; from <= most; from += span) {
            const inside = score => score >= from && score < from + span;
            out.push({ from: from, times: tallies.filter(one => inside(one.score)).reduce((sum, one) => sum + one.times, 0), here: inside(mine) });
        }
        return out;
    }
    function bar(span: var, label: string): var { return { label: label, value: span.times, here: span.here, told: "" }; }

    Column {
        width: column.columnWidth
        spacing: 16
        Panel {
            width: parent.width
            Flow {
                id: figures
                width: parent.width
                Repeater {
                    model: [
                        { figure: column.totals.played + column.totals.apart, word: qsTr("played") },
                        column.timed ? { figure: column.totals.won, word: column.totals.apart > 0 ? qsTr("solved unaided") : qsTr("solved") }
                        : column.alone ? { figure: App.inTime(column.totals.fastest), word: qsTr("quickest") }
                                       : { figure: column.totals.won, word: qsTr("won") },
                        column.timed ? { figure: column.totals.fastest > 0 ? App.inTime(column.totals.fastest) : "–", word: qsTr("quickest") }
                                     : { figure: column.totals.best, word: qsTr("best") },
                        { figure: !column.timed ? Math.round(column.totals.average) : column.counted.length > 0 ? App.inTime(column.meanTime) : "–",
                          word: qsTr("average") }
                    ]
                    Column {
                        id: figure
                        required property var modelData
                        width: figures.width / (figures.width < Theme.scaled(260) ? 2 : 4)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData.figure + " " + modelData.word
                        Text { // years make long figures
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            leftPadding: 4
                            rightPadding: 4
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 12
                            text: figure.modelData.figure
                            font.pixelSize: Theme.scaled(26)
                            font.weight: Font.DemiBold
                            color: Theme.ink
                            Accessible.ignored: true
                        }
                        Text {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: figure.modelData.word
                            wrapMode: Text.Wrap
                            font.pixelSize: Theme.fitting(text, Theme.caption, width - 8)
                            color: Theme.muted
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                color: Theme.muted
                text: [qsTr("%1 in all").arg(App.inTime(column.totals.ms)),
                       !column.alone && column.totals.longest > 1 ? qsTr("%1 wins in a row").arg(column.totals.longest) : "",
                       column.totals.apart > 0 ? qsTr("%n of them with help, listed separately", "", column.totals.apart) : ""]
                      .filter(part => part !== "").join(" · ")
            }
        }
        Panel {
            visible: column.points.length > 1
            width: parent.width
            Words {
                width: parent.width
                text: column.timed ? qsTr("Time, last %n match(es)", "", column.points.length) : qsTr("Score, last %n match(es)", "", column.points.length)
                font.pixelSize: Theme.listSize
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: column.points.length > 1 ? 1 : 0
                ScoreChart {
                    width: parent?.width ?? 0
                    points: column.points
                    timed: column.timed
                    words: column.timed ? qsTr("Times, oldest first: %1").arg(column.points.map(one => App.inTime(one.ms)).join(", "))
                                        : qsTr("Scores, oldest first: %1").arg(column.points.map(one => one.score).join(", "))
                }
            }
            Words {
                width: parent.width
                text: column.points.some(one => one.apart) ? qsTr("dashed: average of five · ○ with help, listed separately")
                                                           : qsTr("dashed: average of five")
                font.pixelSize: Theme.caption
                color: Theme.muted
            }
        }
        Panel {
            visible: column.spreads
            width: parent.width
            Words {
                width: parent.width
                text: column.timed ? qsTr("How times are spread") : qsTr("How scores are spread")
                font.pixelSize: Theme.listSize
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: column.spreads ? 1 : 0
                Bars {
                    width: parent?.width ?? 0
                    values: column.timed ? column.paced() : column.spread(Array.from(column.stats.tallies))
                    words: column.timed ? values.map(one => qsTr("%1: %n time(s)", "", one.value).arg(one.label)).join(", ")
                           : Array.from(column.stats.tallies).map(one => qsTr("%1: %n time(s)", "", one.times).arg(one.score)).join(", ")
                }
            }
            Words {
                width: parent.width
                visible: column.last !== undefined
                text: column.timed ? qsTr("You are here: %1 in the last match").arg(App.inTime(column.last?.ms ?? 0))
                                   : qsTr("You are here: %n point(s) in the last match", "", column.last?.score ?? 0)
                font.pixelSize: Theme.caption
                color: Theme.muted
            }
        }
    }
    Column {
        width: column.columnWidth
        spacing: 16
        Panel {
            visible: column.stats.levels.length > 0
            width: parent.width
            Words {
                width: parent.width
                text: qsTr("Time by grade")
                font.pixelSize: Theme.listSize
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: column.stats.levels.length > 0 ? 1 : 0
                Bars {
                    width: parent?.width ?? 0
                    values: Array.from(Catalogue.grades).map(key => Array.from(column.stats.levels).find(one => one.level === key))
                            .filter(one => one !== undefined)
                            .map(one => ({ label: Catalogue.gradeName(one.level), value: one.average, here: false, told: App.inTime(one.average) + (one.helped ? " · " + qsTr("with help") : "") }))
                    words: values.map(one => one.label + ": " + one.told).join(", ")
                }
            }
        }
        RivalsPanel {
            width: parent.width
            title: qsTr("Head to head")
            rows: Array.from(column.stats.duels).map(one => ({
                name: one.name, avatar: one.avatar, mine: false, figure: one.ahead + " : " + one.behind,
                line: qsTr("%n match(es)", "", one.played),
                told: qsTr("%1: %2 times ahead, %3 times behind in %n match(es)", "", one.played).arg(one.name).arg(one.ahead).arg(one.behind)
            }))
        }
        RivalsPanel {
            width: parent.width
            title: qsTr("Family ladder")
            rows: Array.from(column.stats.ladder).map((one, place) => ({
                name: one.name, avatar: one.avatar, mine: one.mine, figure: one.rating, line: qsTr("%n match(es)", "", one.played),
                told: qsTr("%1: %2, %3 (Elo)").arg(place + 1).arg(one.name).arg(one.rating)
            }))
        }
        RivalsPanel {
            width: parent.width
            title: qsTr("Against computers")
            rows: Array.from(column.ladder.rungs).map(one => ({
                name: Figures.manner(Figures.at(one.level, 0)), avatar: Figures.avatar(Figures.at(one.level, 0)), mine: false,
                figure: one.won + " : " + one.lost, line: qsTr("%n match(es)", "", one.played),
                told: qsTr("%1: %2 won, %3 lost in %n match(es)", "", one.played).arg(Figures.manner(Figures.at(one.level, 0))).arg(one.won).arg(one.lost)
            }))
        }
        ScoreTable {
            width: parent.width
            title: qsTr("High scores")
            rows: column.timed ? column.stats.quickest : column.stats.highest
            timed: column.timed
        }
        ScoreTable {
            width: parent.width
            title: qsTr("With help, listed separately")
            rows: column.timed ? column.stats.quickestWithHelp : column.stats.highestWithHelp
            timed: column.timed
        }
    }
}
