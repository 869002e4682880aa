pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A card of paper that lies on the ground; its children stand in a column.
Item {
    id: panel

    default property alias content: column.data
    property real padding: 16
    property alias spacing: column.spacing
    property bool framed: true // by its hairline; not where the keyboard's ring is round it

    implicitHeight: column.height + 2 * padding

    Rectangle {
        y: 3
        width: parent.width
        height: parent.height
        radius: Theme.corner
        color: Theme.shadowFar
    }
    Rectangle {
        y: 1
        width: parent.width
        height: parent.height
        radius: Theme.corner
        color: Theme.shadowNear
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.corner
        color: Theme.raised
        border.width: 1
        border.color: Theme.line
    }
    Column {
        id: column
        x: panel.padding
        y: panel.padding
        width: panel.width - 2 * panel.padding
        spacing: 8
    }
    Rectangle { // before all that lies on it
        objectName: "ring"
        visible: !panel.framed
        anchors.fill: parent
        radius: Theme.corner
        color: Theme.clear
        border.width: 3
        border.color: Theme.glow
    }
}
