pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A wooden surface with an edge below it and a grain that is always the same.
Item {
    id: wood

    property real radius: 14
    property real edge: 6

    Rectangle {
        y: wood.edge + 3
        width: wood.width
        height: wood.height - wood.edge
        radius: wood.radius
        color: Theme.shadowFar
    }
    Rectangle {
        y: wood.edge
        width: wood.width
        height: wood.height - wood.edge
        radius: wood.radius
        color: Theme.woodEdge
    }
    Rectangle {
        id: surface
        width: wood.width
        height: wood.height - wood.edge
        radius: wood.radius
        border.width: Theme.contrast ? 1.5 : 0
        border.color: "#000000"
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.woodTop }
            GradientStop { position: 1; color: Theme.woodBottom }
        }
    }
    Lines { // the grain: fixed shares of the height, so that it never changes from picture to picture
        visible: !Theme.contrast
        opacity: 0.38
        color: Theme.grain
        readonly property var shares: [0.04, 0.11, 0.23, 0.31, 0.46, 0.52, 0.67, 0.74, 0.83, 0.95]
        places: shares.map((share, i) => Qt.rect(wood.radius / 2 + (i * 37 % 23), Math.round(surface.height * share),
                                                 Math.max(0, surface.width - wood.radius - (i * 53 % 41)), 1))
    }
}
