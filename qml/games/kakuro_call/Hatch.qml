pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// Diagonal lines over a piece that has served.
Shape {
    id: hatch

    readonly property real pitch: Math.max(4, width * 0.16)

    ShapePath {
        strokeColor: Theme.hatch
        strokeWidth: Math.max(1, hatch.width * 0.035)
        fillColor: Theme.clear
        PathSvg {
            path: {
                const lines = [];
                for (let c = hatch.pitch; c < hatch.width + hatch.height; c += hatch.pitch) {
                    const x1 = Math.min(c, hatch.width), y1 = c - x1, y2 = Math.min(c, hatch.height), x2 = c - y2;
                    lines.push("M" + x1.toFixed(1) + " " + y1.toFixed(1) + "L" + x2.toFixed(1) + " " + y2.toFixed(1));
                }
                return lines.join("");
            }
        }
    }
}
