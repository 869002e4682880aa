pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// The ground of a sector: a tint and a pattern of its own, so that it's never told by colour alone. The same in all
/// themes.
Rectangle {
    id: ground

    required property int sector
    readonly property real step: 12

    color: Theme.sectors[Math.max(0, sector)]
    clip: true

    function pattern(): string {
        const lines = [];
        const w = width, h = height, s = step;
        const line = (x, y, x2, y2) => lines.push(`M ${x} ${y} L ${x2} ${y2}`);
        const grid = draw => {
            for (let y = s / 2; y < h; y += s)
                for (let x = s / 2; x < w; x += s)
                    draw(x, y);
        };
        if (sector === 0)
            grid((x, y) => lines.push(`M ${x - 1.4} ${y} a 1.4 1.4 0 1 0 2.8 0 a 1.4 1.4 0 1 0 -2.8 0`));
        if (sector === 1 || sector === 8)
            for (let y = s / 2; y < h; y += s) line(0, y, w, y);
        if (sector === 2)
            for (let x = 0; x < w + h; x += s) line(x, 0, x - h, h);
        if (sector === 3)
            grid((x, y) => { line(x - 2.5, y - 2.5, x + 2.5, y + 2.5); line(x + 2.5, y - 2.5, x - 2.5, y + 2.5); });
        if (sector === 5 || sector === 8)
            for (let x = s / 2; x < w; x += s) line(x, 0, x, h);
        if (sector === 6)
            for (let x = -h; x < w; x += s) line(x, 0, x + h, h);
        if (sector === 7)
            for (let y = s / 2; y < h + s; y += s)
                for (let x = 0; x < w; x += s)
                    lines.push(`M ${x} ${y} L ${x + s / 2} ${y - 4} L ${x + s} ${y}`);
        return lines.join(" ") || "M 0 0";
    }
    Shape {
        ShapePath {
            strokeColor: Theme.sectorPattern
            strokeWidth: 1.4
            fillColor: "transparent"
            PathSvg { path: ground.width > 0 ? ground.pattern() : "M 0 0" }
        }
    }
}
