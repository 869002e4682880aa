pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// A day of a calendar: its dailies as parts of a ring, a stamp when all are done, a dashed ring for a day of rest.
Item {
    id: ring

    required property var day // {date, day, done, of, some, rest, future}
    property bool today: false
    property bool chosen: false
    property real size: 40
    readonly property bool all: day.done === day.of
    readonly property string told: all ? qsTr("all done") : day.done > 0 ? qsTr("%1 of %2 done").arg(day.done).arg(day.of)
                                   : day.some ? qsTr("begun") : day.rest ? qsTr("a day of rest") : ""

    /// Parts of the ring, clockwise from the top, with gaps between them.
    function parts(from: int, to: int): string {
        const radius = size / 2 - 2, part = 2 * Math.PI / day.of, gap = Math.PI / 20;
        const at = angle => (size / 2 + radius * Math.sin(angle)) + " " + (size / 2 - radius * Math.cos(angle));
        let out = "";
        for (let i = from; i < to; ++i)
            out += ["M", at(i * part + gap), "A", radius, radius, 0, part - 2 * gap > Math.PI ? 1 : 0, 1, at((i + 1) * part - gap), ""].join(" ");
        return out;
    }

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: ring.all ? Theme.stamp : ring.chosen ? Theme.accentSoft : Theme.clear
    }
    Repeater {
        model: ring.all || ring.day.future || ring.day.rest ? 0 : 1
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeColor: Theme.line
                strokeWidth: 1.5
                fillColor: Theme.clear
                capStyle: ShapePath.RoundCap
                PathSvg { path: ring.parts(ring.day.done, ring.day.of) }
            }
            ShapePath {
                strokeColor: Theme.stamp
                strokeWidth: 4
                fillColor: Theme.clear
                capStyle: ShapePath.RoundCap
                PathSvg { path: ring.parts(0, ring.day.done) }
            }
        }
    }
    Repeater {
        model: ring.day.rest ? 1 : 0
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
                    centerX: ring.size / 2
                    centerY: ring.size / 2
                    radiusX: ring.size / 2 - 2
                    radiusY: ring.size / 2 - 2
                    startAngle: 0
                    sweepAngle: 360
                }
            }
        }
    }
    Text {
        anchors.centerIn: parent
        text: ring.day.day
        font.pixelSize: ring.day.future ? Math.min(Theme.caption, ring.size * 0.4) : Math.min(Theme.scaled(15), ring.size * 0.5)
        font.weight: ring.all ? Font.DemiBold : ring.day.some || ring.today ? Font.Medium : Font.Normal
        color: ring.all ? Theme.sum.ink : ring.day.some || ring.today ? Theme.ink : Theme.muted
        Accessible.ignored: true
    }
    Rectangle {
        visible: ring.today
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.bottom; topMargin: 1 }
        width: 10
        height: 3
        radius: 1.5
        color: Theme.ink
    }
}
