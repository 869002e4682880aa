pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// A seat's sign: colour and shape and initial, always together.
Item {
    id: token

    required property int seat // -1: nobody's, not shown
    property string initial
    property real size: 36
    /// For a ground in the seat's own colour: the shape in the colour of its initial, and the other way round.
    property bool inverted: false
    readonly property color ground: inverted ? Theme.seatInks[Math.max(0, seat)] : Theme.seats[Math.max(0, seat)]
    readonly property color letter: inverted ? Theme.seats[Math.max(0, seat)] : Theme.seatInks[Math.max(0, seat)]

    width: size
    height: size
    visible: seat >= 0

    Rectangle { // ● and ■ and ◆
        visible: token.seat === 0 || token.seat === 2 || token.seat === 3
        anchors.centerIn: parent
        width: token.size * (token.seat === 0 ? 0.92 : token.seat === 2 ? 0.86 : 0.7)
        height: width
        radius: token.seat === 0 ? width / 2 : width * 0.08
        rotation: token.seat === 3 ? 45 : 0
        color: token.ground
    }
    Repeater { // ▲
        model: token.seat === 1 ? 1 : 0
        Shape {
            width: token.size
            height: token.size
            ShapePath {
                fillColor: token.ground
                strokeColor: token.ground
                strokeWidth: token.size * 0.06
                joinStyle: ShapePath.RoundJoin
                startX: token.size * 0.5
                startY: token.size * 0.08
                PathLine { x: token.size * 0.97; y: token.size * 0.88 }
                PathLine { x: token.size * 0.03; y: token.size * 0.88 }
                PathLine { x: token.size * 0.5; y: token.size * 0.08 }
            }
        }
    }
    Repeater { // ★
        model: token.seat === 4 ? 1 : 0
        Shape {
            width: token.size
            height: token.size
            ShapePath {
                fillColor: token.ground
                strokeWidth: -1
                PathSvg {
                    path: {
                        let points = [];
                        for (let i = 0; i < 10; ++i) {
                            const reach = token.size * (i % 2 === 0 ? 0.5 : 0.25);
                            const angle = (i * 36 - 90) * Math.PI / 180;
                            points.push((token.size / 2 + reach * Math.cos(angle)).toFixed(2) + " "
                                        + (token.size / 2 + reach * Math.sin(angle)).toFixed(2));
                        }
                        return "M " + points.join(" L ") + " Z";
                    }
                }
            }
        }
    }
    Item {
        y: token.seat === 1 ? token.size * 0.14 : 0
        width: token.size
        height: token.size
        Digit {
            text: token.initial
            size: token.size * (token.seat === 1 || token.seat === 4 ? 0.32 : 0.42)
            font.weight: Font.Bold
            color: token.letter
        }
    }
}
