pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A game on Home: a miniature of its board, its name, for whom it is.
Panel {
    id: card

    required property string title
    required property string players
    required property string age
    required property url miniature
    signal chosen

    padding: 0
    spacing: 10
    framed: !activeFocus
    scale: area.pressed ? 0.98 : 1
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: title + ", " + (age !== "" ? age : qsTr("%1 players").arg(players))
    Accessible.onPressAction: chosen()
    Keys.onSpacePressed: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()

    Loader {
        x: 1
        width: parent.width - 2
        source: card.miniature
    }
    Column {
        x: 12
        width: parent.width - 24
        bottomPadding: 12
        spacing: 2
        Words {
            width: parent.width
            text: card.title
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.ignored: true
        }
        Row {
            width: parent.width
            spacing: 6
            Icon {
                visible: card.age === ""
                anchors.verticalCenter: parent.verticalCenter
                name: "people"
                size: 16
                tint: Theme.muted
            }
            Words {
                width: parent.width - 22
                text: card.age !== "" ? card.age : card.players
                font.pixelSize: Theme.caption
                color: Theme.muted
                Accessible.ignored: true
            }
        }
    }
    MouseArea {
        id: area
        parent: card
        anchors.fill: parent
        onClicked: card.chosen()
    }
}
