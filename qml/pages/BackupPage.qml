pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Everything in one file: made here, and put back from here, after a look at what is in it.
Page {
    id: page

    readonly property var backups: Archive.backups
    property string notice

    title: qsTr("Backup")
    covered: sheet.open
    onBack: App.back()

    Component.onCompleted: Archive.lookForBackups()
    Connections {
        target: Archive
        function onBackedUp(why) { page.notice = why !== "" ? why : qsTr("Saved in %1.").arg(Archive.sharedFolder()); }
    }

    function restore(file: url) {
        const why = Archive.restore(file);
        sheet.open = false;
        notice = why !== "" ? why : qsTr("Everything is as it was in the backup. What was here before is now the newest automatic backup.");
    }
    /// Whether it has been looked through.
    function known(backup: var): bool { return backup.error !== undefined || backup.matches !== undefined; }
    function dated(backup: var): string { return backup.made.toLocaleString(Qt.locale(), qsTr("d MMM yyyy, hh:mm", "a date and a time")); }
    function contents(backup: var): string {
        if (!known(backup))
            return "…";
        if (backup.error !== undefined)
            return backup.error;
        const people = backup.names.length > 0 ? ": " + backup.names.join(", ") : "";
        return qsTr("%n match(es)", "", backup.matches) + people;
    }

    Panel {
        width: parent.width
        Words {
            width: parent.width
            text: qsTr("A backup holds everything: matches, people, statistics, settings. One is made automatically after each finished match; the newest three are kept.")
            color: Theme.muted
        }
        PillButton {
            width: parent.width
            primary: true
            icon: "export"
            text: qsTr("Back everything up")
            enabled: !Archive.backingUp
            onClicked: {
                page.notice = "";
                Archive.backUp();
            }
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
            text: qsTr("Saved backups")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: page.backups.length // a row stays when more is known of it
            LinkRow {
                required property int index
                readonly property var backup: page.backups[index] ?? sheet.none
                title: backup.automatic ? qsTr("%1, automatic").arg(page.dated(backup)) : page.dated(backup)
                line: page.contents(backup)
                icon: "import"
                onClicked: sheet.ask(backup.file)
            }
        }
    }
    sheets: Sheet {
        id: sheet
        readonly property var none: ({ made: new Date(), names: [] })
        property url file
        readonly property var chosen: page.backups.find(one => one.file.toString() === file.toString()) ?? none
        function ask(backup: url) {
            file = backup;
            open = true;
        }
        title: qsTr("Restore this backup?")
        onClosed: open = false
        Words {
            width: parent.width
            text: page.dated(sheet.chosen) + "\n" + page.contents(sheet.chosen)
        }
        Words {
            width: parent.width
            text: qsTr("It replaces everything that is here now.")
            color: Theme.error
        }
        PillButton {
            width: parent.width
            primary: true
            enabled: page.known(sheet.chosen) && sheet.chosen.error === undefined
            text: qsTr("Restore")
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
