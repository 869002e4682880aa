pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A number between two ends, by finger or by the arrow keys.
Item {
    id: row

    required property string title
    required property string told // the value in words
    property string icon
    property int from: 0
    property int to: 100
    property int step: 10
    property int value: 0
    signal moved(int value)

    function nudge(by: int) { moved(Math.max(from, Math.min(to, value + by))); }

    width: parent.width
    implicitHeight: words.height + 52
    activeFocusOnTab: true

    Accessible.role: Accessible.Slider
    Accessible.name: title + ", " + told
    Accessible.onIncreaseAction: nudge(step)
    Accessible.onDecreaseAction: nudge(-step)
    Keys.onLeftPressed: nudge(-step)
    Keys.onRightPressed: nudge(step)

    Rectangle {
        visible: row.activeFocus
        anchors { fill: parent; leftMargin: -8; rightMargin: -8 }
        radius: 10
        color: "transparent"
        border.width: 2
        border.color: Theme.glow
    }
    Item {
        id: words
        y: 4
        width: parent.width
        readonly property bool apart: naming.implicitWidth > width - naming.x - telling.width - 8 // one below the other
        height: apart ? naming.height + telling.height : Math.max(24, naming.height, telling.height)
        Icon {
            visible: row.icon !== ""
            y: (naming.height - height) / 2 + naming.y
            name: row.icon
        }
        Words {
            id: naming
            x: row.icon === "" ? 0 : 40
            y: words.apart ? 0 : (parent.height - height) / 2
            width: parent.width - x - (words.apart ? 0 : telling.width + 8)
            text: row.title
            font.pixelSize: Theme.listSize
            Accessible.ignored: true
        }
        Text {
            id: telling
            anchors.right: parent.right
            y: words.apart ? naming.height : (parent.height - height) / 2
            text: row.told
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            color: Theme.muted
            Accessible.ignored: true
        }
    }
    MouseArea {
        id: area
        readonly property real share: (row.value - row.from) / (row.to - row.from)
        function at(x: real) {
            const value = row.from + Math.max(0, Math.min(1, (x - 14) / (width - 28))) * (row.to - row.from);
            row.moved(Math.round(value / row.step) * row.step);
        }
        y: words.height + 4
        width: parent.width
        height: 48
        preventStealing: true
        onPressed: mouse => at(mouse.x)
        onPositionChanged: mouse => at(mouse.x)
        Rectangle {
            id: rail
            x: 14
            width: parent.width - 28
            height: 6
            radius: 3
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.sunk
            border.width: 1
            border.color: Theme.line
            Rectangle {
                width: parent.width * area.share
                height: 6
                radius: 3
                color: Theme.accent
            }
        }
        Rectangle {
            x: rail.x + rail.width * area.share - 14
            anchors.verticalCenter: parent.verticalCenter
            width: 28
            height: 28
            radius: 14
            color: Theme.raised
            border.width: 3
            border.color: Theme.accent
        }
    }
}
