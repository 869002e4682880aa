pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What the charts show, for other programs: as a table or as data, copied or in a file.
Sheet {
    id: sheet

    required property PlayerStatistics stats
    required property string name
    property int chart: PlayerStatistics.Results
    property string told
    readonly property var charts: [
        { value: PlayerStatistics.Results, title: qsTr("Scores over time"), shown: true },
        { value: PlayerStatistics.Spread, title: qsTr("How scores are spread"), shown: stats.tallies.length > 0 },
        { value: PlayerStatistics.Grades, title: qsTr("Time by grade"), shown: stats.levels.length > 0 },
        { value: PlayerStatistics.Duels, title: qsTr("Head to head"), shown: stats.duels.length > 0 },
        { value: PlayerStatistics.Ladder, title: qsTr("Family ladder"), shown: stats.ladder.length > 0 },
        { value: PlayerStatistics.Year, title: qsTr("A year of dailies"), shown: true },
        { value: PlayerStatistics.Figures, title: qsTr("All in figures"), shown: true }
    ]

    title: qsTr("Export these results")
    onOpenChanged: told = ""
    onClosed: open = false

    function save(form: int) { stats.save(chart, form, "ninefold-" + name); }
    function copy(form: int) { stats.copy(chart, form); }

    Connections {
        target: sheet.stats
        function onSaved(file) {
            sheet.told = file !== "" ? qsTr("Saved as %1").arg(file) : qsTr("The file can’t be written. Is there room on the device?");
        }
        function onCopied() { sheet.told = qsTr("Copied"); }
    }
    Choice {
        width: parent.width
        title: ""
        value: sheet.chart
        values: sheet.charts.filter(one => one.shown)
        onPicked: chart => sheet.chart = chart
    }
    LinkRow {
        icon: "export"
        title: qsTr("Save a table (CSV)")
        onClicked: sheet.save(PlayerStatistics.Csv)
    }
    LinkRow {
        icon: "export"
        title: qsTr("Save data (JSON)")
        onClicked: sheet.save(PlayerStatistics.Json)
    }
    LinkRow {
        icon: "share"
        title: qsTr("Copy the table")
        onClicked: sheet.copy(PlayerStatistics.Csv)
    }
    LinkRow {
        icon: "share"
        title: qsTr("Copy the data")
        onClicked: sheet.copy(PlayerStatistics.Json)
    }
    LinkRow {
        icon: "export"
        title: qsTr("Save all matches (JSON)")
        line: qsTr("Every move, one match a line")
        onClicked: sheet.stats.saveMatches("ninefold-matches.jsonl")
    }
    Words {
        visible: sheet.told !== ""
        width: parent.width
        text: sheet.told
        leading: 1
        color: Theme.muted
    }
}
