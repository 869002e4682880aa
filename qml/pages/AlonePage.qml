pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Everything that one person can play, alone and against computers.
Page {
    id: page

    title: qsTr("Alone")
    covered: who.open
    onBack: App.back()

    Repeater {
        model: Array.from(Catalogue.entries).filter(entry => entry.alone.length > 0 || entry.computers > 0)
        AlonePanel {
            required property Entry modelData
            width: parent?.width ?? 0
            entry: modelData
        }
    }
    actions: WhoButton {
        onClicked: who.open = true
    }
    sheets: WhoSheet {
        id: who
    }
}
