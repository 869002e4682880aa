pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A game on Home: a living miniature of its board, its name, for whom it is.
Rectangle {
    id: card

    required property string title
    required property string players
    required property url miniature
    signal chosen

    radius: Theme.corner
    color: Theme.raised
    border.width: activeFocus ? 3 : 1
    border.color: activeFocus ? Theme.accent : Theme.line
    scale: area.pressed ? 0.98 : 1
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: title + ", " + players
    Accessible.onPressAction: chosen()
    Keys.onSpacePressed: chosen()
    Keys.onReturnPressed: chosen()

    Wood {
        id: wood
        x: 1
        y: 1
        width: parent.width - 2
        height: parent.height - words.height - 18
        radius: Theme.corner
        edge: 4
        Loader {
            anchors { fill: parent; margins: 12; bottomMargin: 16 }
            source: card.miniature
        }
    }
    Column {
        id: words
        x: 12
        width: parent.width - 24
        anchors { bottom: parent.bottom; bottomMargin: 10 }
        Text {
            width: parent.width
            text: card.title
            wrapMode: Text.Wrap
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            color: Theme.ink
            Accessible.ignored: true
        }
        Text {
            width: parent.width
            text: card.players
            wrapMode: Text.Wrap
            font.pixelSize: Theme.caption
            color: Theme.muted
            Accessible.ignored: true
        }
    }
    MouseArea {
        id: area
        anchors.fill: parent
        onClicked: card.chosen()
    }
}
