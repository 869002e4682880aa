pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The digit of an action tile: on a white disc in an indigo ring, in the hand and on the board alike.
Rectangle {
    id: disc

    required property int number
    property bool allRound: false // then a line tells 6 from 9

    height: width
    radius: width / 2
    color: Theme.disc
    border.width: Math.max(1.5, width * 0.08)
    border.color: Theme.discInk

    Digit {
        text: disc.number
        size: disc.width * 0.66
        font.weight: Font.Bold
        lined: disc.allRound && (disc.number === 6 || disc.number === 9)
        color: Theme.discInk
    }
}
