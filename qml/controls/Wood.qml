pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

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
    Repeater {
        // The grain: fixed shares of the height, so that it never changes from picture to picture.
        model: Theme.contrast ? [] : [0.04, 0.11, 0.23, 0.31, 0.46, 0.52, 0.67, 0.74, 0.83, 0.95]
        Rectangle {
            required property real modelData
            required property int index
            x: wood.radius / 2 + (index * 37 % 23)
            y: Math.round(surface.height * modelData)
            width: Math.max(0, surface.width - wood.radius - (index * 53 % 41))
            height: 1
            color: Theme.grain
            opacity: 0.38
        }
    }
}
