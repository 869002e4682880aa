pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The rules of one game.
Page {
    id: page

    required property string entryId
    readonly property Entry entry: Catalogue.find(entryId)

    title: entry.title
    onBack: App.back()

    Loader {
        width: parent.width
        source: page.entry.rules
    }
}
