pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The ground of a sector: a tint and a pattern of its own, so that it's never told by colour alone. The same in all
/// themes.
Rectangle {
    id: ground

    required property int sector
    readonly property var patterns: ["dots", "rows", "rising", "crosses", "", "columns", "falling", "waves", "grid"]
    readonly property string pattern: patterns[sector] ?? ""
    readonly property real pixels: Screen.devicePixelRatio

    color: Theme.sectors[Math.max(0, sector)]

    Image {
        width: parent.width * ground.pixels
        height: parent.height * ground.pixels
        scale: 1 / ground.pixels
        transformOrigin: Item.TopLeft
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        sourceSize.width: 12 * ground.pixels
        source: ground.pattern === "" ? "" : "image://icon/pattern-" + ground.pattern + "/" + Theme.sectorPattern.toString().slice(-6)
        opacity: Theme.sectorPattern.a
    }
}
