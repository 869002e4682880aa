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
    readonly property real unit: Math.min(width / 180, height / 262)
    readonly property bool flows: clock.moves && clock.share > 0
    /// Shown in whole seconds where motion is reduced.
    readonly property real share: Theme.reducedMotion && clock.seconds > 0 && clock.turned ? clock.secondsLeft / clock.seconds : clock.share

    implicitWidth: 180
    implicitHeight: 262

    Accessible.role: Accessible.ProgressBar
    Accessible.name: clock.turned ? qsTr("hourglass, %n second(s) left", "", clock.secondsLeft) : qsTr("hourglass, not turned yet")

    Connections {
        target: glass.clock
        function onTurnedOver() { turning.restart(); }
    }

    Item {
        id: body
        anchors.centerIn: parent
        width: 180
        height: 262
        scale: glass.unit

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
            ShapePath { // the sand above: its surface sinks a little towards the middle
                strokeWidth: -1
                fillColor: Theme.sand
                PathPolyline { path: body.above(glass.share) }
            }
            ShapePath { // the sand below: a heap
                strokeWidth: -1
                fillColor: Theme.sand
                PathPolyline { path: body.below(glass.share, glass.flows) }
            }
            ShapePath {
                strokeColor: glass.flows ? Theme.sand : Theme.clear
                strokeWidth: 3.24
                fillColor: Theme.clear
                startX: 90
                startY: 129
                PathLine { x: 90; y: body.heapTop(glass.share, glass.flows) + 2 }
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

        /// The inside of a bulb from its neck to its base: how far from the neck, how wide to one side, and how much
        /// of the bulb lies nearer to the neck.
        readonly property var profile: {
            const rings = [];
            let area = 0;
            for (let i = 0; i <= 40; ++i) {
                const t = 1 - i / 40, u = 1 - t;
                const edge = 32.4 * u * u * u + 3 * 32.4 * u * u * t + 3 * 83.7 * u * t * t + 83.7 * t * t * t;
                const y = 22.3 * u * u * u + 3 * 83.2 * u * u * t + 3 * 104.9 * u * t * t + 131 * t * t * t;
                const ring = { depth: 131 - y, half: 90 - edge, area: 0 };
                if (i > 0)
                    area += (ring.depth - rings[i - 1].depth) * (ring.half + rings[i - 1].half) / 2;
                ring.area = area;
                rings.push(ring);
            }
            return rings;
        }
        readonly property real filled: 0.62 // of a bulb, by all the sand there is

        /// How far from the neck the sand reaches that fills that share of a bulb, counted from the neck.
        function depthOf(share: real): real {
            const wanted = share * profile[40].area;
            let i = 1;
            while (i < 40 && profile[i].area < wanted)
                ++i;
            const a = profile[i - 1], b = profile[i];
            return a.depth + (b.depth - a.depth) * Math.max(0, Math.min(1, (wanted - a.area) / (b.area - a.area)));
        }
        function halfAt(depth: real): real {
            let i = 1;
            while (i < 40 && profile[i].depth < depth)
                ++i;
            const a = profile[i - 1], b = profile[i];
            return a.half + (b.half - a.half) * Math.max(0, Math.min(1, (depth - a.depth) / (b.depth - a.depth)));
        }
        function above(share: real): var {
            const depth = depthOf(share * filled);
            if (share <= 0 || depth < 0.5)
                return [];
            const left = [], right = [];
            for (let i = 0; i <= 20; ++i) {
                const d = depth * (1 - i / 20), half = halfAt(d) - 1;
                left.push(Qt.point(90 - half, 131 - d));
                right.unshift(Qt.point(90 + half, 131 - d));
            }
            const dip = Math.min(5, depth * 0.2);
            return left.concat(right, [Qt.point(90 + halfAt(depth) / 2, 131 - depth + dip * 0.75),
                                       Qt.point(90, 131 - depth + dip), Qt.point(90 - halfAt(depth) / 2, 131 - depth + dip * 0.75), left[0]]);
        }
        function heapTop(share: real, flowing: bool): real {
            const depth = depthOf(1 - (1 - share) * filled);
            return 131 + depth - (flowing ? Math.min(18, (1 - share) * 90) : Math.min(8, (1 - share) * 60));
        }
        function below(share: real, flowing: bool): var {
            if (share >= 1)
                return [];
            const depth = depthOf(1 - (1 - share) * filled), base = 108.7, top = heapTop(share, flowing);
            const left = [], right = [];
            for (let i = 0; i <= 20; ++i) {
                const d = depth + (base - depth) * i / 20, half = halfAt(d) - 1;
                left.push(Qt.point(90 - half, 131 + d));
                right.unshift(Qt.point(90 + half, 131 + d));
            }
            const half = halfAt(depth), rise = 131 + depth - top;
            return left.concat(right, [Qt.point(90 + half * 0.35, top + rise * 0.62), Qt.point(90 + half * 0.12, top + rise * 0.16),
                                       Qt.point(90, top), Qt.point(90 - half * 0.12, top + rise * 0.16),
                                       Qt.point(90 - half * 0.35, top + rise * 0.62), left[0]]);
        }
    }
}
