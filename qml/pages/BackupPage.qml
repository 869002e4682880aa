pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Everything in one file: made here, and put back from here, after a look at what is in it.
Page {
    id: page

    property var backups: Archive.backups()
    property string notice

    title: qsTr("Backup")
    covered: sheet.open
    onBack: App.back()

    function backUp() {
        const why = Archive.backUp();
        notice = why !== "" ? why : qsTr("Saved in %1.").arg(Archive.sharedFolder());
        backups = Archive.backups();
    }
    function restore(file: url) {
        const why = Archive.restore(file);
        sheet.open = false;
        notice = why !== "" ? why : qsTr("Everything is as it was in the backup. What was here before is the newest automatic backup.");
        backups = Archive.backups();
    }
    function dated(backup: var): string { return backup.made.toLocaleString(Qt.locale(), qsTr("d MMM yyyy, hh:mm", "a date and a time")); }
    function contents(backup: var): string {
        if (backup.error !== undefined)
            return backup.error;
        const people = backup.names.length > 0 ? ": " + backup.names.join(", ") : "";
        return qsTr("%n match(es)", "", backup.matches) + people;
    }

    Panel {
        width: parent.width
        Words {
            width: parent.width
            text: qsTr("A backup holds everything: matches, people, statistics, settings. After each finished match one is made by itself; the newest three are kept.")
            color: Theme.muted
        }
        PillButton {
            width: parent.width
            primary: true
            icon: "export"
            text: qsTr("Back everything up")
            onClicked: page.backUp()
        }
        Words {
            width: parent.width
            visible: page.notice !== ""
            text: page.notice
            Accessible.role: Accessible.AlertMessage
        }
    }
    Panel {
        visible: page.backups.length > 0
        width: parent.width
        Words {
            width: parent.width
            text: qsTr("To be put back")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: page.backups
            LinkRow {
                required property var modelData
                title: modelData.automatic ? qsTr("%1, by itself").arg(page.dated(modelData)) : page.dated(modelData)
                line: page.contents(modelData)
                icon: "import"
                onClicked: sheet.ask(modelData)
            }
        }
    }
    sheets: Sheet {
        id: sheet
        property var chosen: ({ made: new Date(), names: [], matches: 0 })
        function ask(backup: var) {
            chosen = backup;
            open = true;
        }
        title: qsTr("Put this backup back?")
        onClosed: open = false
        Words {
            width: parent.width
            text: page.dated(sheet.chosen) + "\n" + page.contents(sheet.chosen)
        }
        Words {
            width: parent.width
            text: qsTr("It takes the place of everything that is here now.")
            color: Theme.error
        }
        PillButton {
            width: parent.width
            primary: true
            enabled: sheet.chosen.error === undefined
            text: qsTr("Put it back")
            onClicked: page.restore(sheet.chosen.file)
        }
        PillButton {
            width: parent.width
            quiet: true
            text: qsTr("Leave everything as it is")
            onClicked: sheet.open = false
        }
    }
}
