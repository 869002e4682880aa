pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A seat's sign on the score track, and how often it has been round.
Item {
    id: sign

    required property int seat
    required property int score
    required property bool scoreKnown
    required property bool turn
    /// How many fields the track has, and how wide it is.
    required property int fields
    required property real run
    /// What the draft would bring; 0: nothing is tried out.
    required property int preview
    /// On which side there is room for words: 1 after it, -1 before it, 0 on none: they stand above it then.
    required property int side
    readonly property real words: laps.implicitWidth
    /// How far along the track it stands, 0 to 1.
    property real share: score % fields / fields

    visible: scoreKnown
    width: 16
    height: 16
    Behavior on share { NumberAnimation { duration: Theme.score; easing.type: Easing.InOutCubic } }

    SeatToken {
        seat: sign.seat
        size: 16
    }
    Text {
        id: laps
        visible: sign.score >= sign.fields
        x: sign.side > 0 ? 18 : sign.side < 0 ? -2 - width : Math.max(-sign.x, Math.min(8 - width / 2, sign.run - sign.x - width))
        y: sign.side !== 0 ? 1 : -height + 2
        text: "+" + Math.floor(sign.score / sign.fields) * sign.fields
        font.pixelSize: Math.min(Theme.caption, 15)
        font.weight: Font.Medium
        color: Theme.ink
        style: Text.Outline // over the marks of the track
        styleColor: Theme.paper
        Accessible.ignored: true
    }
    Rectangle { // where the points of the draft would bring it
        visible: sign.turn && sign.preview > 0
        x: sign.run * ((sign.score + sign.preview) % sign.fields - sign.score % sign.fields) / sign.fields
        width: 16
        height: 16
        radius: 8
        color: "transparent"
        border.width: 2
        border.color: Theme.seats[sign.seat]
    }
}
