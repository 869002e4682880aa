pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold
import Ninefold.Core

/// A total cell: empty, or under the total tiles of the rows that it heads, each with an arrow its way.
Item {
    id: cell

    property int across: 0 // total of the row to the right; 0: none
    property int down: 0
    readonly property bool both: across > 0 && down > 0

    component Arrow: Shape {
        id: arrow
        property real size: 7
        property bool downward: false
        width: size
        height: size
        rotation: downward ? 90 : 0
        ShapePath {
            strokeWidth: -1
            fillColor: Theme.lacquer.ink
            startX: arrow.size * 0.2
            startY: 0
            PathLine { x: arrow.size * 0.9; y: arrow.size / 2 }
            PathLine { x: arrow.size * 0.2; y: arrow.size }
            PathLine { x: arrow.size * 0.2; y: 0 }
        }
    }

    Piece {
        anchors.fill: parent
        matter: Theme.lacquer
        innerLine: true
    }
    Diamond {
        visible: cell.across === 0 && cell.down === 0
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -cell.height * 0.025
        size: cell.width * 0.25
    }
    Item { // to the right
        visible: cell.across > 0
        x: cell.both ? cell.width * 0.18 : 0
        y: cell.both ? cell.height * 0.06 : 0
        width: cell.width * (cell.both ? 0.6 : 0.86)
        height: cell.height * (cell.both ? 0.45 : 0.95)
        Digit {
            text: cell.across
            size: cell.height * (cell.both ? 0.36 : 0.46)
            color: Theme.lacquer.ink
        }
        Arrow {
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width
            size: cell.width * 0.17
            transform: Translate { x: -cell.width * 0.07 }
        }
    }
    Item { // downwards
        visible: cell.down > 0
        y: cell.both ? cell.height * 0.5 : 0
        x: cell.both ? cell.width * 0.05 : 0
        width: cell.width * (cell.both ? 0.62 : 1)
        height: cell.height * (cell.both ? 0.45 : 0.78)
        Digit {
            text: cell.down
            size: cell.height * (cell.both ? 0.36 : 0.46)
            color: Theme.lacquer.ink
        }
        Arrow {
            downward: true
            x: cell.both ? parent.width : (parent.width - width) / 2
            y: cell.both ? (parent.height - height) / 2 : parent.height
            size: cell.width * 0.17
            transform: Translate { y: cell.both ? 0 : -cell.width * 0.05 }
        }
    }
}
