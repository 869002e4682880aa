pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// A place for a stamp: empty, or stamped with a tick.
Item {
    id: stamp

    required property bool done

    implicitWidth: 32
    implicitHeight: 32

    Rectangle {
        visible: stamp.done
        anchors.fill: parent
        radius: width / 2
        color: Theme.stamp
        Icon {
            anchors.centerIn: parent
            name: "check"
            size: 20
            tint: Theme.sum.ink
        }
    }
    Repeater {
        model: stamp.done ? 0 : 1
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeColor: Theme.muted
                strokeWidth: 1.4
                strokeStyle: ShapePath.DashLine
                dashPattern: [1.5, 3.5]
                capStyle: ShapePath.RoundCap
                fillColor: Theme.clear
                PathAngleArc {
                    centerX: stamp.width / 2
                    centerY: stamp.height / 2
                    radiusX: stamp.width / 2 - 2
                    radiusY: stamp.height / 2 - 2
                    startAngle: 0
                    sweepAngle: 360
                }
            }
        }
    }
}
