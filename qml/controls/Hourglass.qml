pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold
import Ninefold.Core

/// An hourglass. How the sand lies follows from the time that is left, and from nothing else: while that stands still,
/// nothing is drawn.
Item {
    id: glass

    required property SandClock clock
    /// How wide it may be while it turns over: it gets smaller in the midst of that.
    property real room: Infinity
    readonly property real unit: Math.min(width / 180, height / 262)
    readonly property bool flows: clock.moves && clock.share > 0
    /// Shown in whole seconds where motion is reduced.
    readonly property real share: Theme.reducedMotion && clock.seconds > 0 && clock.turned ? clock.secondsLeft / clock.seconds : clock.share

    implicitWidth: 180
    implicitHeight: 262

    Accessible.role: Accessible.ProgressBar
    Accessible.name: clock.turned ? qsTr("hourglass, %n second(s) left", "", clock.secondsLeft) : qsTr("hourglass, not turned yet")

    Sand {
        id: sand
        share: glass.share
        flows: glass.flows
    }
    Connections {
        target: glass.clock
        function onTurnedOver() { turning.restart(); }
    }

    Item {
        id: body
        anchors.centerIn: parent
        width: 180
        height: 262
        readonly property real turn: rotation * Math.PI / 180
        readonly property real across: width * Math.abs(Math.cos(turn)) + height * Math.abs(Math.sin(turn))
        scale: Math.min(glass.unit, glass.room / across)

        NumberAnimation {
            id: turning
            target: body
            property: "rotation"
            from: 179 // upside down exactly, Qt 6.4's software renderer writes small round corners outside the picture
            to: 0
            duration: Theme.glassTurn
            easing.type: Easing.InOutCubic
        }

        Repeater { // the posts behind the glass
            model: [19.8, 153.9]
            Rectangle {
                required property real modelData
                x: modelData
                y: 20
                width: 6.3
                height: 222
                radius: 2
                color: Theme.contrast ? Theme.ink : Theme.woodBottom
            }
        }
        Shape {
            anchors.fill: parent
            layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
            layer.samples: 4
            GlassBulbs {
                strokeColor: Theme.clear
                fillColor: Theme.glass
            }
            ShapePath { // the sand above
                strokeWidth: -1
                fillColor: Theme.sand
                PathPolyline { path: sand.above }
            }
            ShapePath { // the sand below
                strokeWidth: -1
                fillColor: Theme.sand
                PathPolyline { path: sand.below }
            }
            ShapePath {
                strokeColor: glass.flows ? Theme.sand : Theme.clear
                strokeWidth: 3.24
                fillColor: Theme.clear
                startX: 90
                startY: 129
                PathLine { x: 90; y: sand.top + 2 }
            }
            GlassBulbs {
                strokeColor: Theme.glassEdge
                fillColor: Theme.clear
            }
            ShapePath {
                strokeColor: Theme.glint
                strokeWidth: 3
                capStyle: ShapePath.RoundCap
                fillColor: Theme.clear
                startX: 48.5
                startY: 33
                PathCubic { control1X: 48.5; control1Y: 57; control2X: 55.4; control2Y: 70; x: 63.5; y: 83 }
            }
        }
        Repeater {
            model: [0, 235.7]
            Wood {
                required property real modelData
                x: 12.6
                y: modelData
                width: 154.8
                height: 26.3
                radius: 7.9
                edge: 3
            }
        }

        component GlassBulbs: ShapePath {
            strokeWidth: 2
            startX: 32.4
            startY: 22.3
            PathCubic { control1X: 32.4; control1Y: 83.2; control2X: 83.7; control2Y: 104.9; x: 83.7; y: 131 }
            PathCubic { control1X: 83.7; control1Y: 157.1; control2X: 32.4; control2Y: 178.8; x: 32.4; y: 239.7 }
            PathLine { x: 147.6; y: 239.7 }
            PathCubic { control1X: 147.6; control1Y: 178.8; control2X: 96.3; control2Y: 157.1; x: 96.3; y: 131 }
            PathCubic { control1X: 96.3; control1Y: 104.9; control2X: 147.6; control2Y: 83.2; x: 147.6; y: 22.3 }
            PathLine { x: 32.4; y: 22.3 }
        }
    }
}
