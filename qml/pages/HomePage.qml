pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Home: the games as cards, and how many play. Two taps to a dealt game.
FocusScope {
    id: home

    property bool canContinue: false
    property int players: 2
    readonly property int columns: Math.max(1, Math.min(Games.all.length, Math.floor((width - 32) / 200)))
    signal chosen(var game)
    signal resumed

    Flickable {
        anchors.fill: parent
        contentHeight: content.height + 48
        Column {
            id: content
            x: 16
            y: 24
            width: home.width - 32
            spacing: 16
            Row {
                spacing: 12
                Image {
                    width: 40
                    height: 40
                    sourceSize.width: 80
                    source: "qrc:/icons/app.svg"
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: "Ninefold"
                    font.pixelSize: Theme.title
                    font.weight: Font.Medium
                    color: Theme.ink
                }
            }
            PillButton {
                visible: home.canContinue
                width: Math.min(content.width, 400)
                primary: true
                icon: "play"
                text: qsTr("Continue")
                onClicked: home.resumed()
            }
            Flow {
                width: content.width
                spacing: 8
                Text {
                    height: Theme.touch
                    verticalAlignment: Text.AlignVCenter
                    text: qsTr("Players")
                    font.pixelSize: Theme.listSize
                    color: Theme.ink
                }
                Repeater {
                    model: 4
                    PillButton {
                        required property int index
                        width: 64
                        implicitWidth: 64
                        text: index + 1
                        primary: home.players === index + 1
                        onClicked: home.players = index + 1
                    }
                }
            }
            Grid {
                columns: home.columns
                spacing: 12
                Repeater {
                    model: Games.all
                    GameCard {
                        required property var modelData
                        width: (content.width - 12 * (home.columns - 1)) / home.columns
                        height: Math.min(width * 0.9, 260) + Theme.scaled(40) - 40
                        title: modelData.title
                        players: modelData.players
                        miniature: modelData.miniature
                        onChosen: home.chosen(modelData)
                    }
                }
            }
        }
    }
}
