pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// How scores came about: a line for each seat, with its sign at the end. A picture only; words tell the same elsewhere.
Item {
    id: chart

    required property var courses // for each seat, what it had before the first move and after each
    required property var names
    property real gutter: 30 // for the signs, and for what else stands to the right
    readonly property real most: Math.max(1, ...courses.map(course => Math.max(...course)))
    /// Where the seats' signs stand: at the ends of their lines, but never on one another.
    readonly property var signs: {
        const ends = courses.map((course, seat) => ({ seat: seat, y: yOf(course[course.length - 1]) })).sort((a, b) => b.y - a.y);
        for (let i = 1; i < ends.length; ++i)
            ends[i].y = Math.min(ends[i].y, ends[i - 1].y - 22);
        const out = [];
        for (const end of ends)
            out[end.seat] = end.y;
        return out;
    }
    readonly property real plotWidth: width - gutter

    implicitHeight: 150
    Accessible.ignored: true

    function xOf(move: int, moves: int): real { return moves > 1 ? move / (moves - 1) * plotWidth : 0; }
    function yOf(score: real): real { return 12 + (1 - score / most) * (height - 24); }

    Repeater {
        model: [0, 0.5, 1]
        Rectangle {
            required property real modelData
            y: Math.round(chart.yOf(modelData * chart.most))
            width: chart.plotWidth
            height: 1
            color: Theme.line
        }
    }
    Text { // where no line begins
        readonly property bool falling: chart.courses.some(course => course[0] > chart.most / 2)
        x: falling ? chart.plotWidth - width : 0
        y: chart.yOf(chart.most) + 3 // below the axis, not on it
        text: chart.most
        font.pixelSize: Theme.caption
        color: Theme.muted
        Rectangle { // where something else runs down there
            z: -1
            anchors.fill: parent
            color: Theme.raised
        }
    }
    Repeater {
        model: chart.courses
        Item {
            id: line
            required property var modelData
            required property int index
            anchors.fill: parent
            Shape {
                anchors.fill: parent
                ShapePath {
                    strokeColor: Theme.pens[line.index]
                    strokeWidth: 2.5
                    fillColor: Theme.clear
                    joinStyle: ShapePath.RoundJoin
                    capStyle: ShapePath.RoundCap
                    PathPolyline {
                        path: line.modelData.map((score, move) => Qt.point(chart.xOf(move, line.modelData.length), chart.yOf(score)))
                    }
                }
            }
            SeatToken {
                x: chart.plotWidth + 6
                y: chart.signs[line.index] - size / 2
                size: 22
                seat: line.index
                initial: chart.names[line.index].charAt(0)
            }
        }
    }
}
