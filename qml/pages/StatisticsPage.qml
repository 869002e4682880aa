pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What somebody has played: game by game, and their days.
Page {
    id: page

    property string about // the entry that is looked at first, if it was played; else what was played most
    readonly property var kinds: Array.from(book.kinds)
    readonly property var entries: Array.from(Catalogue.entries).filter(entry => kinds.some(kind => entryOf(kind) === entry.id))
    readonly property var kind: kinds[book.kind]
    readonly property string entryId: kind ? entryOf(kind) : ""
    readonly property var siblings: kinds.map((one, place) => Object.assign({ place: place }, one)).filter(one => entryOf(one) === entryId)
                                     .sort((a, b) => Catalogue.grades.indexOf(a.level) - Catalogue.grades.indexOf(b.level))

    title: qsTr("Statistics")
    breadth: width >= 900 ? 1080 : 640
    covered: who.open || exports.open
    onBack: App.back()
    onKindsChanged: {
        if (kinds.length === 0)
            return;
        const wanted = firstOf(about);
        about = ""; // just once
        if (wanted >= 0)
            book.kind = wanted;
    }

    function entryOf(kind: var): string { return Catalogue.entryOf(kind.game, kind.options).id; }
    function firstOf(id: string): int { return kinds.findIndex(kind => entryOf(kind) === id); }

    PlayerStatistics {
        id: book
        person: App.me
    }
    FairDraws {
        id: drawn
    }
    LevelLadder {
        id: rungs
        person: App.me
        game: page.kind?.game ?? ""
    }
    DailyCalendar {
        id: diary
        person: App.me
    }

    Words {
        visible: book.known && page.entries.length === 0
        width: parent.width
        text: qsTr("No match is finished yet. Every finished match counts here.")
        color: Theme.muted
    }
    Chips {
        visible: page.entries.length > 0
        x: -4
        width: parent.width + 8
        value: page.entryId
        values: page.entries.map(entry => ({ value: entry.id, title: entry.title }))
        onPicked: id => book.kind = page.firstOf(id)
    }
    Chips {
        visible: page.siblings.length > 1
        x: -4
        width: parent.width + 8
        value: book.kind
        values: page.siblings.map(one => ({ value: one.place, title: Catalogue.find(page.entryId).variant(one.seats, one.options, one.level) }))
        onPicked: place => book.kind = place
    }
    Repeater {
        model: page.entryId !== "" ? 1 : 0
        ResultsColumn {
            width: parent?.width ?? 0
            stats: book
            ladder: rungs
            alone: page.kind.seats === 1
            timed: Catalogue.find(page.entryId)?.timed(page.kind.seats) ?? false
        }
    }
    Panel {
        visible: page.kind !== undefined && drawn.any(page.kind.game)
        width: parent.width
        LinkRow {
            title: qsTr("Is it fair?")
            line: qsTr("What everybody drew, and every level of computers")
            onClicked: App.go("fair", { entryId: page.entryId })
        }
    }
    Flow {
        id: calendars
        readonly property real columnWidth: width >= 760 ? (width - spacing) / 2 : width
        width: parent.width
        spacing: 16
        Panel {
            visible: diary.known
            width: calendars.columnWidth
            spacing: 12
            Words {
                width: parent.width
                text: qsTr("A year of dailies")
                font.pixelSize: Theme.listSize
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }
            YearMap {
                readonly property int played: days.filter(one => one.some).length
                width: parent.width
                days: diary.year
                words: qsTr("Dailies were played on %n day(s) of the last year", "", played)
            }
        }
        MonthPanel {
            width: calendars.columnWidth
            calendar: diary
        }
    }
    actions: [
        IconButton {
            objectName: "export"
            enabled: page.kind !== undefined
            icon: "export"
            text: qsTr("Export")
            onClicked: exports.open = true
        },
        WhoButton {
            onClicked: who.open = true
        }
    ]
    sheets: [
        WhoSheet {
            id: who
        },
        ExportSheet {
            id: exports
            stats: book
            name: page.entryId
        }
    ]
}
