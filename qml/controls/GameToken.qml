pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The sign of the game itself: nine little fields.
Grid {
    id: token

    property real size: 24

    columns: 3
    spacing: size * 0.07
    Repeater {
        model: 9
        Rectangle {
            required property int index
            width: token.size * 0.28
            height: width
            radius: width * 0.25
            color: index === 4 ? Theme.stamp : index % 2 === 0 ? Theme.clothTop : Theme.muted
        }
    }
}
