pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The total to be found, its value twice, head to head; once where nobody sits across the table.
Item {
    id: tile

    required property int total
    property bool twice: true
    readonly property bool twofold: total === 6 || total === 9 // one is the other from the far side

    Accessible.role: Accessible.StaticText
    Accessible.name: total > 0 ? qsTr("total %1").arg(total) : ""

    Rectangle {
        y: 5
        width: parent.width
        height: parent.height - 5
        radius: parent.width * 0.135
        color: Theme.lacquer.lip
    }
    Rectangle {
        id: face
        width: parent.width
        height: parent.height - 5
        radius: parent.width * 0.135
        color: Theme.lacquer.top
        Rectangle {
            anchors { fill: parent; margins: parent.width * 0.054 }
            radius: parent.width * 0.095
            color: Theme.clear
            border.width: 1.5
            border.color: Theme.lacquer.ink
            opacity: 0.4
        }
        Item {
            visible: tile.total > 0
            y: parent.height * (tile.twice ? 0.28 : 0.17)
            width: parent.width
            height: parent.height * 0.66
            Digit {
                text: tile.total
                size: face.width * 0.56
                lined: tile.twofold
                color: Theme.lacquer.ink
            }
        }
        Item {
            visible: tile.total > 0 && tile.twice
            y: parent.height * 0.1
            width: parent.width
            height: parent.height * 0.2
            rotation: 180
            Digit {
                text: tile.total
                size: face.width * 0.18
                lined: tile.twofold
                font.weight: Font.Medium
                color: Theme.lacquer.ink
            }
        }
    }
}
