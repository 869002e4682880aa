pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// The chance to win in the course of a match, from left to right, in the colour of who looks. A picture only; `words`
/// tell the same.
Rectangle {
    id: band

    required property var chances // points: after how many inputs, and from 0 to 1
    required property int moves
    required property color pen
    required property string words
    property var dots: [] // the turns that decided it, in pixels
    readonly property var line: chances.map(one => Qt.point(xOf(one.x), yOf(one.y)))

    implicitHeight: 56
    radius: 4
    color: Theme.sunk
    Accessible.role: Accessible.Chart
    Accessible.name: words

    function xOf(input: real): real { return moves > 0 ? input / moves * width : 0; }
    function yOf(chance: real): real { return (1 - chance) * height; }

    Shape {
        visible: band.line.length > 1
        anchors.fill: parent
        ShapePath { // the ground under the line
            strokeWidth: -1
            fillColor: Qt.alpha(band.pen, 0.22)
            PathPolyline {
                path: band.line.length > 1 ? [Qt.point(band.line[0].x, band.height), ...band.line,
                                              Qt.point(band.line[band.line.length - 1].x, band.height)] : []
            }
        }
        ShapePath {
            strokeColor: Theme.muted
            strokeWidth: 1
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 4]
            fillColor: Theme.clear
            startX: 0
            startY: band.height / 2
            PathLine {
                x: band.width
                y: band.height / 2
            }
        }
        ShapePath {
            strokeColor: band.pen
            strokeWidth: 2.5
            fillColor: Theme.clear
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap
            PathPolyline { path: band.line }
        }
    }
    Repeater {
        model: band.line.length > 1 ? band.dots.length : 0
        Rectangle {
            required property int index
            x: band.dots[index].x - width / 2
            y: band.dots[index].y - height / 2
            width: 9
            height: 9
            radius: 4.5
            color: Theme.raised
            border.width: 2
            border.color: band.pen
        }
    }
}
