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

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: ring.all ? Theme.stamp : ring.chosen ? Theme.accentSoft : Theme.clear
    }
    Repeater {
        model: ring.all || ring.day.future || ring.day.rest || !(ring.day.some || ring.today) ? [] : ring.day.of
        Shape {
            id: part
            required property int index
            readonly property real sweep: 360 / ring.day.of
            anchors.fill: parent
            ShapePath {
                strokeColor: part.index < ring.day.done ? Theme.stamp : Theme.line
                strokeWidth: part.index < ring.day.done ? 4 : 1.5
                fillColor: Theme.clear
                capStyle: ShapePath.RoundCap
                PathAngleArc {
                    centerX: ring.size / 2
                    centerY: ring.size / 2
                    radiusX: ring.size / 2 - 2
                    radiusY: ring.size / 2 - 2
                    startAngle: -90 + 9 + part.index * part.sweep
                    sweepAngle: part.sweep - 18
                }
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
        font.pixelSize: Math.min(Theme.scaled(15), ring.size * 0.5)
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
