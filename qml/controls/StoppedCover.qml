pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A cloth over a board where time counts: while time stands still nobody can go on looking.
Rectangle {
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.clothTop }
        GradientStop { position: 1; color: Theme.clothBottom }
    }
    Icon {
        anchors.centerIn: parent
        name: "pause"
        size: 64
        tint: Theme.clothInk
    }
}
