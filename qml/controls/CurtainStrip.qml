pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// One of the strips of a noren: cloth with a seam across it, slit from its neighbours below, its hem a shallow bow.
Item {
    id: strip

    property real slit: height * 0.77 // where it parts from its neighbours
    property bool first: false // nothing hangs at its left
    property bool last: false
    readonly property bool parts: height - slit > 48 // where the words leave room for it

    Shape {
        anchors.fill: parent
        ShapePath {
            strokeColor: Theme.clear
            fillGradient: LinearGradient {
                y2: strip.height
                GradientStop { position: 0; color: Theme.clothTop }
                GradientStop { position: 1; color: Theme.clothBottom }
            }
            startX: 0
            startY: 0
            PathLine { x: strip.width; y: 0 }
            PathLine { x: strip.width; y: strip.height - 8 }
            PathQuad { x: 0; y: strip.height - 8; controlX: strip.width / 2; controlY: strip.height + 8 }
            PathLine { x: 0; y: 0 }
        }
    }
    component Seam: Shape {
        id: seam
        property real to: 0
        property bool down: false
        opacity: 0.3
        ShapePath {
            strokeColor: Theme.clothInk
            strokeWidth: 1.4
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 3.5]
            fillColor: Theme.clear
            startX: 0
            startY: 0
            PathLine {
                x: seam.down ? 0 : seam.to
                y: seam.down ? seam.to : 0
            }
        }
    }
    Seam {
        x: strip.first ? 12 : 0
        y: 34
        to: strip.width - (strip.first || strip.last ? 12 : 0)
    }
    Repeater {
        model: strip.parts ? [11, strip.width - 11] : []
        Seam {
            required property real modelData
            x: modelData
            y: strip.slit + 14
            down: true
            to: Math.max(0, strip.height - y - 20)
        }
    }
    Rectangle { // the slit
        visible: !strip.first && strip.parts
        x: -2
        y: strip.slit
        width: 4
        height: strip.height - y
        color: Theme.paper
    }
    Repeater { // a stitch crosswise, so that it doesn't tear further
        model: strip.first || !strip.parts ? [] : [45, -45]
        Rectangle {
            required property int modelData
            x: -width / 2
            y: strip.slit
            width: 14
            height: 1.5
            rotation: modelData
            color: Theme.clothInk
            opacity: 0.7
        }
    }
}
