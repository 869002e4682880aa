pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Everything that one person can play without an opponent.
Page {
    id: page

    title: qsTr("Alone")
    covered: who.open
    onBack: App.back()

    Repeater {
        model: Games.all.filter(entry => entry.alone !== undefined)
        AlonePanel {
            required property var modelData
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
