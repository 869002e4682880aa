pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Three shakes of what it moves: that can't be. With less motion it lies still, and the words alone say so.
Translate {
    id: shake

    readonly property SequentialAnimation run: SequentialAnimation {
        loops: 3
        NumberAnimation { target: shake; property: "x"; to: 4; duration: Theme.refuse / 6 }
        NumberAnimation { target: shake; property: "x"; to: -4; duration: Theme.refuse / 6 }
        NumberAnimation { target: shake; property: "x"; to: 0; duration: Theme.refuse / 6 }
    }

    function start() {
        if (!Theme.reducedMotion)
            run.restart();
    }
}
