import QtQuick
import Ninefold

/// The number of a turn that decided a match: filled where it is the one that is looked at.
Rectangle {
    id: disc

    required property int number
    property bool chosen: false

    width: Math.max(24, Theme.scaled(22))
    height: width
    radius: width / 2
    color: chosen ? Theme.accent : Theme.raised
    border.width: 1.5
    border.color: Theme.accent
    Accessible.ignored: true

    Digit {
        text: disc.number
        size: disc.width * 0.54
        color: disc.chosen ? Theme.accentInk : Theme.accent
    }
}
