pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The rules of one game.
Page {
    id: page

    required property string entryId
    readonly property var entry: Games.find(entryId)

    title: entry.title
    onBack: App.back()

    Loader {
        width: parent.width
        source: page.entry.rules
    }
}
