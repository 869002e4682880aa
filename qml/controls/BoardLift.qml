pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// How high a piece is above the board: up while it is tried out, and for a moment when it has scored.
QtObject {
    id: lift

    required property Board board // none for a moment when the board goes
    required property int at // the cell, counted in reading order
    required property bool up
    property real height: up ? 1 : 0
    readonly property int nth: board?.cascade.cells.indexOf(at) ?? -1
    readonly property real risen: nth < 0 ? 0 : 4 * (board?.cascade.height(nth) ?? 0) // in dp

    Behavior on height {
        enabled: !Theme.reducedMotion
        NumberAnimation {
            duration: lift.up ? Theme.pickUp : Theme.place
            easing.type: lift.up ? Easing.OutCubic : Easing.OutBack
            easing.overshoot: 1.1
        }
    }
}
