pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A pile of tiles face down, and how many there are.
Item {
    id: pile

    required property int count
    /// Put aside: the tiles lie a little crooked.
    property bool crooked: false
    readonly property int layers: Math.min(4, Math.ceil(count / 8))

    implicitWidth: 52
    implicitHeight: 44
    Accessible.role: Accessible.StaticText
    Accessible.name: crooked ? qsTr("%n tile(s) put aside", "", count) : qsTr("%n tile(s) in the pile", "", count)

    Repeater {
        model: pile.layers
        Rectangle {
            required property int index
            width: pile.width
            height: pile.height - 8
            y: 8 - 2 * index
            rotation: pile.crooked ? (index % 2 === 0 ? -5 : 4) : 0
            radius: 6
            color: Theme.ivory.bottom
            border.width: 1
            border.color: Theme.ivory.lip
        }
    }
    Text {
        width: pile.width
        height: pile.height - 8
        y: 8 - 2 * Math.max(0, pile.layers - 1)
        text: pile.count
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: 20
        font.weight: Font.DemiBold
        color: pile.layers > 0 ? Theme.ivory.ink : Theme.muted
        Accessible.ignored: true
    }
}
