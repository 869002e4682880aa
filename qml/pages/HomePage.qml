pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Home: what waits to be continued, and the games as cards. A card leads to its set-up, where one tap deals.
FocusScope {
    id: home

    readonly property bool rail: width > height || Math.min(width, height) >= 600
    readonly property real margin: rail ? 24 : 16
    readonly property real breadth: Math.min(1080, width - (rail ? bar.width : 0) - 2 * margin)
    readonly property int fitting: Math.floor((breadth + 12) / 172)
    /// On a phone that lies on its side.
    readonly property bool flat: rail && height < 480 && fitting >= 3
    readonly property list<waitingMatch> unfinished: App.unfinished
    property waitingMatch nothing
    property bool allMatches: false
    readonly property int columns: fitting >= 6 && height < 600 ? 6 : flat ? Math.min(4, fitting) : fitting >= 3 ? 3 : breadth / 2 < Theme.scaled(82) ? 1 : 2

    Scroll {
        x: home.rail ? bar.width : 0
        width: home.width - x
        height: home.height - (home.rail ? 0 : bar.height)
        contentHeight: column.height + 40
        Column {
            id: column
            x: (parent.width - width) / 2
            y: 20
            width: home.breadth
            spacing: 16
            Item { // where there is room for it in one row, it leaves more for the games
                readonly property bool one: name.width + 24 + alone.implicitWidth <= width
                width: parent.width
                height: one ? Math.max(name.height, alone.height) : name.height + 16 + alone.height
                Row {
                    id: name
                    y: parent.one ? (parent.height - height) / 2 : 0
                    spacing: 12
                    Image {
                        width: 36
                        height: 36
                        anchors.verticalCenter: parent.verticalCenter
                        sourceSize.width: 36 * Screen.devicePixelRatio
                        source: "qrc:/icons/app.svg"
                    }
                    Text {
                        text: "Ninefold"
                        font.pixelSize: Theme.title
                        font.weight: Font.Medium
                        color: Theme.ink
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                }
                PillButton {
                    id: alone
                    x: parent.one ? parent.width - width : 0
                    y: parent.height - height
                    width: parent.one ? implicitWidth : home.columns === 1 ? parent.width : Math.min(implicitWidth, parent.width)
                    quiet: true
                    icon: "profile"
                    text: qsTr("Play alone")
                    onClicked: App.go("alone", {})
                }
            }
            Grid {
                id: top
                readonly property bool both: home.flat && waiting.count > 0
                columns: both ? 2 : 1
                spacing: both ? 12 : column.spacing
                TodayCard {
                    width: top.both ? (column.width - 12) / 2 : column.width
                }
                Grid {
                    id: matches
                    visible: waiting.count > 0
                    columns: home.breadth >= 720 && !home.flat && waiting.count > 1 ? 2 : 1
                    spacing: 12
                    Repeater {
                        id: waiting
                        // A card stays when something else waits in its place.
                        model: home.allMatches ? home.unfinished.length : Math.min(home.unfinished.length, home.flat ? 1 : 2)
                        ContinueCard {
                            required property int index
                            width: matches.columns === 2 || top.both ? (column.width - 12) / 2 : column.width
                            saved: home.unfinished[index] ?? home.nothing
                            onChosen: App.resume(saved)
                        }
                    }
                }
            }
            PillButton {
                visible: home.unfinished.length > waiting.count
                quiet: true
                icon: "down"
                text: qsTr("%n more to continue", "", home.unfinished.length - waiting.count)
                onClicked: home.allMatches = true
            }
            Grid {
                columns: home.columns
                spacing: 12
                Repeater {
                    id: cards
                    readonly property real tallest: {
                        let height = 0;
                        for (let i = 0; made > 0 && i < count; ++i)
                            height = Math.max(height, itemAt(i)?.implicitHeight ?? 0);
                        return height;
                    }
                    property int made: 0 // they may come one after another
                    model: Catalogue.entries
                    onItemAdded: ++made
                    GameCard {
                        required property Entry modelData
                        width: (column.width - 12 * (home.columns - 1)) / home.columns
                        height: cards.tallest
                        title: modelData.title
                        players: modelData.players
                        age: modelData.age
                        miniature: modelData.miniature
                        onChosen: App.go("setup", { entryId: modelData.id })
                    }
                }
            }
        }
    }
    NavBar {
        id: bar
        rail: home.rail
        y: home.rail ? 0 : home.height - height
        width: home.rail ? Math.max(80, Theme.scaled(72)) : home.width
        height: home.rail ? home.height : implicitHeight
        places: [
            { icon: "calendar", title: qsTr("Daily"), page: "daily" },
            { icon: "statistics", title: qsTr("Statistics"), page: "statistics" },
            { icon: "people", title: qsTr("People"), page: "people" },
            { icon: "rules", title: qsTr("Rules"), page: "rules" },
            { icon: "settings", title: qsTr("Settings"), page: "settings" }
        ]
        onChosen: page => App.go(page, {})
    }
}
