import QtQuick
import Ninefold

/// How far a seat has come on its lap of the score track, where there is no room for the track itself.
Rectangle {
    id: bar

    required property int seat
    required property int score
    required property int fields
    property real share: fields > 0 && score > 0 ? ((score - 1) % fields + 1) / fields : 0
    Behavior on share { NumberAnimation { duration: Theme.score; easing.type: Easing.InOutCubic } }

    implicitHeight: 4
    radius: height / 2
    color: Theme.sunk
    border.width: Theme.contrast ? 1 : 0
    border.color: Theme.line

    Rectangle {
        width: bar.share > 0 ? Math.max(height, bar.width * bar.share) : 0
        height: bar.height
        radius: height / 2
        color: Theme.seats[bar.seat]
    }
}
