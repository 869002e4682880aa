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
    property int first: 0 // the date that is looked at first; 0: today's
    property bool copied: false

    title: today ? qsTr("Today") : qsTr("Daily")
    breadth: width >= 900 ? 1080 : 640
    covered: who.open
    onBack: App.back()
    Component.onCompleted: if (first > 0) diary.date = first

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
                lines.push([Catalogue.find(daily.name).title, App.outcomeOf(daily.name, part), part.code].join(" · "));
        return lines.join("\n");
    }

    Flow {
        id: columns
        readonly property real columnWidth: width >= 760 ? (width - spacing) / 2 : width
        width: parent.width
        spacing: 16
        Column {
            width: columns.columnWidth
            spacing: 12
            Words {
                width: parent.width
                text: page.today ? page.shown.toLocaleDateString(Qt.locale(), qsTr("dddd, d MMMM", "a day of a week and month"))
                                 : page.shown.toLocaleDateString(Qt.locale(), Locale.LongFormat)
                font.pixelSize: Theme.fitting(text, Theme.heading, width)
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }
            DayHead {
                visible: page.today && diary.known
                width: parent.width
                calendar: diary
            }
            Words {
                width: parent.width
                visible: !page.today
                text: qsTr("From the archive: just for fun, it doesn’t count towards your streak.")
                color: Theme.muted
            }
            Repeater {
                model: diary.puzzles
                DailyCard {
                    required property var modelData
                    width: parent?.width ?? 0
                    daily: modelData
                    onChosen: part => App.playDaily(modelData.name, part, diary.date)
                }
            }
        }
        Column {
            width: columns.columnWidth
            spacing: 12
            MonthPanel {
                width: parent.width
                calendar: diary
                tells: !page.today // the head does
                onTapped: page.toTop() // its puzzles are there
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
        }
    }
    actions: WhoButton {
        onClicked: who.open = true
    }
    sheets: WhoSheet {
        id: who
    }
}
