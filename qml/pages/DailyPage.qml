pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The puzzles of a date, the same for everybody on that day, and the calendar of those before it.
Page {
    id: page

    readonly property bool today: diary.date === Today.date
    readonly property date shown: new Date(Math.floor(diary.date / 10000), Math.floor(diary.date / 100) % 100 - 1, diary.date % 100)
    readonly property var played: Array.from(diary.puzzles).filter(one => one.parts.some(part => part.over))
    property bool copied: false

    title: qsTr("Daily")
    covered: who.open
    onBack: App.back()

    DailyCalendar {
        id: diary
        person: App.me
        onChanged: page.copied = false
    }

    /// What came out, and codes for others to try it.
    function inWords(): string {
        const lines = ["Ninefold · " + shown.toLocaleDateString(Qt.locale(), Locale.LongFormat)];
        for (const daily of page.played)
            for (const part of daily.parts.filter(one => one.over))
                lines.push([Games.find(daily.name).title, qsTr("%1 of %2").arg(part.score).arg(part.par), part.code].join(" · "));
        return lines.join("\n");
    }

    MonthPanel {
        width: parent.width
        calendar: diary
    }
    Words {
        width: parent.width
        text: page.today ? qsTr("Today, %1").arg(page.shown.toLocaleDateString(Qt.locale(), qsTr("d MMMM", "a day of a month")))
                         : page.shown.toLocaleDateString(Qt.locale(), Locale.LongFormat)
        font.pixelSize: Theme.heading
        font.weight: Font.Medium
        Accessible.role: Accessible.Heading
    }
    Words {
        width: parent.width
        visible: !page.today
        text: qsTr("Out of the archive: played for pleasure, it doesn’t count for the streak.")
        color: Theme.muted
    }
    Repeater {
        model: diary.puzzles
        DailyCard {
            required property var modelData
            width: parent.width
            daily: modelData
            onChosen: part => App.playDaily(modelData.name, part, diary.date)
        }
    }
    PillButton {
        visible: diary.known
        width: parent.width
        quiet: true
        icon: "profile"
        text: qsTr("More to play alone")
        onClicked: App.go("alone", {})
    }
    PillButton {
        visible: page.played.length > 0
        width: parent.width
        quiet: true
        icon: page.copied ? "check" : "share"
        text: page.copied ? qsTr("Copied as text, with codes for others") : qsTr("Share")
        onClicked: {
            Clipboard.copy(page.inWords());
            page.copied = true;
        }
    }
    actions: WhoButton {
        onClicked: who.open = true
    }
    sheets: WhoSheet {
        id: who
    }
}
