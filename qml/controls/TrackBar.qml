import QtQuick
import Ninefold

/// How far a seat has come on its lap of the score track, where there is no room for the track itself.
Rectangle {
    id: bar

    required property int seat
    required property int score
    required property int fields

    implicitHeight: 4
    radius: height / 2
    color: Theme.sunk
    border.width: Theme.contrast ? 1 : 0
    border.color: Theme.line

    Rectangle {
        width: bar.fields > 0 && bar.score > 0 ? Math.max(height, bar.width * ((bar.score - 1) % bar.fields + 1) / bar.fields) : 0
        height: bar.height
        radius: height / 2
        color: Theme.seats[bar.seat]
        Behavior on width { NumberAnimation { duration: Theme.score; easing.type: Easing.InOutCubic } }
    }
}
