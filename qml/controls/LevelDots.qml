pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// How well a computer player plays: four squares, filled from the left.
Row {
    id: dots

    required property int level

    spacing: 4
    Accessible.ignored: true
    Repeater {
        model: 4
        Rectangle {
            required property int index
            readonly property bool full: index < dots.level
            width: 7
            height: 7
            radius: 2
            color: full ? Theme.accent : Theme.clear
            border.width: full ? 0 : 1
            border.color: Theme.accent
        }
    }
}
