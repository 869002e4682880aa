pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// The face of a sum card: an octagon with cut corners and a fine inner line.
Item {
    id: face

    required property Matter matter
    required property real lip
    readonly property real cut: width * 0.17

    component Octagon: ShapePath {
        id: octagon
        required property real inset
        required property real drop
        readonly property real w: face.width - inset
        readonly property real h: face.height - face.lip - inset + drop
        readonly property real c: face.cut
        readonly property real o: inset
        readonly property real top: inset + drop
        strokeWidth: -1
        startX: o + c
        startY: top
        PathLine { x: octagon.w - octagon.c; y: octagon.top }
        PathLine { x: octagon.w; y: octagon.top + octagon.c }
        PathLine { x: octagon.w; y: octagon.h - octagon.c }
        PathLine { x: octagon.w - octagon.c; y: octagon.h }
        PathLine { x: octagon.o + octagon.c; y: octagon.h }
        PathLine { x: octagon.o; y: octagon.h - octagon.c }
        PathLine { x: octagon.o; y: octagon.top + octagon.c }
        PathLine { x: octagon.o + octagon.c; y: octagon.top }
    }

    Shape {
        anchors.fill: parent
        Octagon {
            inset: 0
            drop: face.lip
            fillColor: face.matter.lip
        }
        Octagon {
            inset: 0
            drop: 0
            fillGradient: LinearGradient {
                x1: 0
                y1: 0
                x2: 0
                y2: face.height
                GradientStop { position: 0; color: face.matter.top }
                GradientStop { position: 1; color: face.matter.bottom }
            }
        }
        Octagon {
            inset: face.width * 0.09
            drop: 0
            fillColor: "transparent"
            strokeWidth: 1
            strokeColor: Qt.alpha(face.matter.ink, 0.4)
        }
    }
}
