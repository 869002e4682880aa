pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The sign of a total cell that heads no row yet.
Rectangle {
    property real size: 12

    width: size * 0.71
    height: width
    rotation: 45
    color: Theme.lacquer.ink
    opacity: 0.55
}
