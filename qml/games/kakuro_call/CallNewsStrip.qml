pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What a computer player has called, until it has been seen: over the total, for which nobody searches meanwhile. A tap
/// goes on, and where that is step by step, nothing else does.
Rectangle {
    id: strip

    objectName: "callNews"
    required property MatchController match
    required property CallNews news
    /// The place that it takes; what has no room there reaches out below.
    required property rect place
    readonly property Opponents others: match.opponents
    readonly property int number: others.shown >= 0 ? others.numberAt(others.shown) : 0
    readonly property string told: news.seat >= 0 ? news.sentence : match.lastDone()
    readonly property bool narrow: width < 330

    visible: others.standStill && number > 0
    x: place.x
    y: place.y
    width: place.width
    height: Math.max(place.height, words.height + 12, narrow && goOn.visible ? face.height + goOn.height + 20 : 0)
    radius: Theme.corner
    color: Theme.raised
    border.width: Theme.contrast ? 2 : 1
    border.color: Theme.seats[Math.max(0, others.shown)]
    Accessible.role: Accessible.Grouping
    Accessible.name: told

    MouseArea {
        anchors.fill: parent
        onClicked: strip.others.goOn()
    }
    Avatar {
        id: face
        x: 10
        y: strip.narrow && goOn.visible ? 8 : (strip.height - height) / 2
        size: strip.narrow ? 40 : 56
        file: strip.visible ? Figures.avatar(strip.number) : ""
        seat: strip.others.shown
        name: Figures.name(strip.number)
    }
    Text {
        id: words
        x: (strip.narrow && goOn.visible ? Math.max(face.width, goOn.width) : face.width) + 20
        y: (strip.height - height) / 2
        width: strip.width - x - 10 - (goOn.visible && !strip.narrow ? goOn.width + 8 : 0)
        text: strip.visible ? strip.told : ""
        wrapMode: Text.Wrap
        // Smaller where it has little room, as long as it can be read.
        font.pixelSize: Math.max(12, Math.min(Theme.body, 24, Math.sqrt(0.6 * strip.place.height * width / Math.max(1, Theme.advance(text, 1)))))
        font.weight: Font.Medium
        color: Theme.ink
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PillButton {
        id: goOn
        visible: strip.others.waits
        x: strip.narrow ? 6 : strip.width - width - 10
        y: strip.narrow ? strip.height - height - 6 : (strip.height - height) / 2
        width: Math.min(implicitWidth, strip.narrow ? strip.width * 0.4 : strip.width * 0.34)
        primary: true
        text: qsTr("Go on")
        onClicked: strip.others.goOn()
    }
}
