pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Results for other programs: as a table or as data, copied or in a file.
Sheet {
    id: sheet

    required property PlayerStatistics stats
    required property string name
    property string told

    title: qsTr("Export these results")
    onOpenChanged: told = ""
    onClosed: open = false

    function save(ending: string, text: string) { tell(stats.save("ninefold-" + name + "." + ending, text)); }
    function tell(file: string) {
        told = file !== "" ? qsTr("Saved as %1").arg(file) : qsTr("The file can't be written. Is there room on the device?");
    }
    function copy(text: string) {
        stats.copy(text);
        told = qsTr("Copied");
    }

    Connections {
        target: sheet.stats
        function onSaved(file) { sheet.tell(file); }
    }
    LinkRow {
        icon: "export"
        title: qsTr("Save a table (CSV)")
        onClicked: sheet.save("csv", sheet.stats.csv())
    }
    LinkRow {
        icon: "export"
        title: qsTr("Save data (JSON)")
        onClicked: sheet.save("json", sheet.stats.json())
    }
    LinkRow {
        icon: "export"
        title: qsTr("Save all matches (JSON)")
        line: qsTr("Every move, one match a line")
        onClicked: sheet.stats.saveMatches("ninefold-matches.jsonl")
    }
    LinkRow {
        icon: "share"
        title: qsTr("Copy the table")
        onClicked: sheet.copy(sheet.stats.csv())
    }
    LinkRow {
        icon: "share"
        title: qsTr("Copy the data")
        onClicked: sheet.copy(sheet.stats.json())
    }
    Words {
        visible: sheet.told !== ""
        width: parent.width
        text: sheet.told
        lineHeight: 1
        color: Theme.muted
    }
}
