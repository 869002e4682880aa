pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Whether computers draw better than people: what everybody drew in finished matches so far, beside what chance gives.
Page {
    id: page

    property string entryId // the entry that is looked at first
    readonly property var entries: firstOfEach(Array.from(Catalogue.entries).filter(one => drawn.any(one.game)))
    readonly property Entry entry: entries.find(one => one.id === entryId) ?? entries.find(one => one.game === Catalogue.find(entryId)?.game) ?? entries[0]
    readonly property string chance: Number(drawn.chance).toLocaleString(Qt.locale(), "f", 2)

    title: qsTr("Is it fair?")
    breadth: width >= 900 ? 1080 : 640
    onBack: App.back()

    function firstOfEach(entries: var): var { return entries.filter((one, place) => entries.findIndex(other => other.game === one.game) === place); }

    FairDraws {
        id: drawn
        game: page.entry.game
    }
    Chips {
        x: -4
        width: parent.width + 8
        value: page.entry.id
        values: page.entries.map(one => ({ value: one.id, title: one.title }))
        onPicked: id => page.entryId = id
    }
    Words {
        width: parent.width
        text: qsTr("Everything is mixed before the first draw, and nobody can look into it. This is what each has drawn on this device so far.")
    }
    Words {
        visible: drawn.known && drawn.rows.length === 0
        width: parent.width
        text: qsTr("Nothing was drawn yet: finished matches count here.")
        color: Theme.muted
    }
    Flow {
        id: cards
        readonly property bool two: width >= 760
        width: parent.width
        spacing: 12
        Repeater {
            model: drawn.rows
            FairCard {
                required property fairRow modelData
                width: cards.two ? (cards.width - cards.spacing) / 2 : cards.width
                row: modelData
                draws: drawn
            }
        }
    }
    Words {
        visible: drawn.rows.length > 0
        width: parent.width
        color: Theme.muted
        text: Array.from([qsTr("Chance gives %1 on average, and the green band holds 19 of 20 runs of it: now and then one lies outside.").arg(page.chance),
               drawn.outside ? qsTr("Whoever lies outside today comes closer as more is drawn, if all is fair.") : "",
               qsTr("One dot stands for %1, the dashed line for what chance would give.").arg(drawn.inWords(drawn.dot)),
               drawn.span > 1 ? qsTr("Each column holds %n value(s), from the one below it on.", "", drawn.span) : ""]).filter(part => part !== "").join(" ")
    }
}
