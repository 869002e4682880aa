pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The high-score tables that a match is in: of its deal, and of all that was played in the same way.
Page {
    id: page

    required property int kept
    required property string entryId
    required property bool timed

    title: qsTr("High scores")
    onBack: App.back()

    Honours {
        id: honours
        match: page.kept
        timed: page.timed
    }
    Words {
        width: parent.width
        text: Catalogue.find(page.entryId).title
        color: Theme.muted
    }
    ScoreTable {
        width: parent.width
        title: qsTr("This deal")
        rows: honours.tableOfDeal
        timed: page.timed
    }
    ScoreTable {
        width: parent.width
        title: qsTr("All deals, played like this")
        rows: honours.table
        timed: page.timed
    }
    ScoreTable {
        width: parent.width
        title: qsTr("With help, listed separately")
        rows: honours.tableWithHelp
        timed: page.timed
    }
}
