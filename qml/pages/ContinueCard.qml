pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A match that waits to be continued: its board as it is, its game, who plays, how it stands where that is open, whose
/// turn it is, and when it was left.
Panel {
    id: card

    required property waitingMatch saved
    readonly property Entry entry: Catalogue.find(saved.entry)
    readonly property string title: qsTr("Continue %1").arg(entry?.title ?? "")
    readonly property string turn: saved.turn >= 0 && saved.people.length > 1 ? qsTr("%1’s turn").arg(saved.people[saved.turn].name) : ""
    // Whoever solves a puzzle is told a time in the end, not points.
    readonly property list<int> scores: entry?.timed(saved.people.length) ? [] : saved.scores
    readonly property string leftAt: (saved.again > 0 ? qsTr("Tried again from turn %1").arg(saved.again) + " · " : "") + day + ", "
                                   + saved.updated.toLocaleTimeString(Qt.locale(), Locale.ShortFormat)
    readonly property int daysAgo: Today.daysSince(saved.updated, Today.date)
    readonly property string day: {
        switch (daysAgo) {
        case 0: return qsTr("Today");
        case 1: return qsTr("Yesterday");
        default: return saved.updated.toLocaleDateString(Qt.locale(), daysAgo > 1 && daysAgo < 7 ? "dddd" : qsTr("d MMM", "a short date"));
        }
    }
    signal chosen

    padding: 12
    framed: !activeFocus
    scale: area.pressed ? 0.98 : 1
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: Array.from([title, saved.what, Array.from(saved.people).map(one => one.name).join(", "), card.turn, Array.from(card.scores).join(" : "), card.leftAt]).filter(part => part !== "").join(", ")
    Accessible.onPressAction: chosen()
    Keys.onSpacePressed: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()

    Item {
        width: parent.width
        implicitHeight: Math.max(72, words.height)
        Loader {
            id: picture
            objectName: "picture"
            width: 72
            height: 72
            anchors.verticalCenter: parent.verticalCenter
            // The card stays when something else waits in its place.
            readonly property url figure: card.entry?.figure ?? ""
            readonly property var board: card.saved.board
            onFigureChanged: setSource(figure, { columns: 1, cells: [], corner: 6 })
            onBoardChanged: draw()
            onLoaded: draw()
            // What is bound to the card changes one after another: a board is never drawn in the figure of another game.
            function draw() {
                const of = Catalogue.find(card.saved.entry)?.figure ?? "";
                if (card.saved.board && item && source.toString() === of.toString())
                    (item as Miniature).show(card.saved.board);
            }
        }
        Column {
            id: words
            x: picture.width + 12
            width: parent.width - x - 32
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6
            Words {
                width: parent.width
                text: card.title
                font.pixelSize: Theme.fitting(text, Theme.listSize, width)
                font.weight: Font.Medium
                Accessible.ignored: true
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: card.saved.what
                Accessible.ignored: true
            }
            Flow {
                width: parent.width
                spacing: 12
                Repeater {
                    model: card.saved.people
                    Row {
                        id: one
                        required property seated modelData
                        required property int index
                        spacing: 6
                        SeatToken {
                            anchors.verticalCenter: parent.verticalCenter
                            size: 22
                            seat: one.index
                            initial: one.modelData.name.charAt(0)
                        }
                        Words {
                            visible: text !== ""
                            text: card.scores[one.index] ?? ""
                            font.pixelSize: Theme.listSize
                            Accessible.ignored: true
                        }
                    }
                }
                Words {
                    id: turn
                    visible: text !== ""
                    width: Math.min(Math.ceil(metrics.advanceWidth) + 2, parent.width)
                    text: card.turn
                    color: Theme.muted
                    Accessible.ignored: true
                    TextMetrics {
                        id: metrics
                        font: turn.font
                        text: turn.text
                    }
                }
            }
            Words {
                width: parent.width
                text: card.leftAt
                font.pixelSize: Theme.caption
                color: Theme.muted
                Accessible.ignored: true
            }
        }
        Icon {
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            name: "forward"
            tint: Theme.accent
        }
    }
    MouseArea {
        id: area
        parent: card
        anchors.fill: parent
        onClicked: card.chosen()
    }
}
