pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The games whose rules can be read.
Page {
    id: page

    title: qsTr("Rules")
    onBack: App.back()

    Panel {
        width: parent.width
        Repeater {
            model: Catalogue.entries
            LinkRow {
                required property Entry modelData
                title: modelData.title
                line: modelData.age !== "" ? modelData.age : qsTr("%1 players").arg(modelData.players)
                inset: 96
                onClicked: App.go("rulesOf", { entryId: modelData.id })
                Loader {
                    width: 80
                    height: 48
                    anchors.verticalCenter: parent.verticalCenter
                    source: parent.modelData.miniature
                }
            }
        }
    }
}
