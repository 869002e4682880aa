pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// From top to bottom, of dots: rectangles, as Shapes that are scrolled out of sight don't always stay there.
Item {
    id: line

    property color tint: Theme.accent

    width: 1.5
    Repeater {
        model: Math.max(0, Math.floor(line.height / 5))
        Rectangle {
            required property int index
            y: index * 5
            width: line.width
            height: 2.5
            color: line.tint
        }
    }
}
