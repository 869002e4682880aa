pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// A medal: bronze is round with one diamond, silver has eight sides and two, gold nine petals and three. What was done
/// with help has an empty middle.
Item {
    id: medal

    required property int metal // 0 bronze, 1 silver, 2 gold
    property bool hollow: false
    property real size: 36
    readonly property color upper: metal === 2 ? Theme.gold.top : metal === 1 ? Theme.silver.top : Theme.woodTop
    readonly property color lower: metal === 2 ? Theme.gold.bottom : metal === 1 ? Theme.silver.bottom : Theme.woodBottom
    readonly property color lip: metal === 2 ? Theme.gold.lip : metal === 1 ? Theme.silver.lip : Theme.woodEdge
    readonly property color ink: metal === 2 ? Theme.gold.ink : metal === 1 ? Theme.silver.ink : Theme.woodInk
    readonly property var diamonds: [[[0, 0]], [[-0.135, 0], [0.135, 0]], [[-0.125, 0.083], [0.125, 0.083], [0, -0.134]]]

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    /// Its outline round a point.
    function outline(x: real, y: real): string {
        const corners = metal === 2 ? 9 : 8, r = metal === 2 ? size * 0.407 : size * 0.48;
        if (metal === 0)
            return `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;
        const way = [];
        for (let i = 0; i <= corners; ++i) {
            const angle = 2 * Math.PI * (i - 0.5) / corners - Math.PI / 2;
            const at = `${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`;
            way.push(i === 0 ? "M" + at : metal === 2 ? `A${size * 0.1465} ${size * 0.1465} 0 0 1 ${at}` : "L" + at);
        }
        return way.join("") + "Z";
    }

    Shape {
        width: medal.size
        height: medal.size
        ShapePath {
            strokeWidth: -1
            fillColor: medal.lip
            PathSvg { path: medal.outline(medal.size / 2, medal.size * 0.52) }
        }
        ShapePath {
            strokeWidth: Theme.contrast ? 1.5 : -1
            strokeColor: Theme.ink
            fillGradient: LinearGradient {
                y2: medal.size
                GradientStop { position: 0; color: medal.upper }
                GradientStop { position: 1; color: medal.lower }
            }
            PathSvg { path: medal.outline(medal.size / 2, medal.size * 0.475) }
        }
    }
    Rectangle {
        x: (medal.size - width) / 2
        y: medal.size * 0.475 - height / 2
        width: medal.size * 0.65
        height: width
        radius: width / 2
        color: Theme.clear
        border.width: Math.max(1, medal.size * 0.028)
        border.color: medal.ink
        opacity: 0.55
    }
    Repeater {
        model: medal.hollow ? [] : medal.diamonds[medal.metal]
        Rectangle {
            required property var modelData
            x: medal.size * (0.5 + modelData[0]) - width / 2
            y: medal.size * (0.475 + modelData[1]) - height / 2
            width: medal.size * 0.131
            height: width
            rotation: 45
            color: medal.ink
        }
    }
}
