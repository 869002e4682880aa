pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold
import Ninefold.Core

/// How quick somebody was beside what the medals ask for: twice as quick is as far everywhere.
Item {
    id: ruler

    required property real ms
    required property real silver // the longest times that they allow
    required property real gold
    readonly property real slowest: silver * 2.78
    readonly property real quickest: gold * 0.545
    readonly property real from: 12
    readonly property real room: width - 24
    readonly property real needleAt: place(ms)
    readonly property real labelHeight: Theme.caption * 1.3

    function place(time: real): real {
        const share = Math.log(slowest / Math.max(1, time)) / Math.log(slowest / quickest);
        return from + room * Math.max(0, Math.min(1, share));
    }

    implicitHeight: labelHeight * 2 + 42
    Accessible.ignored: true // the head says it

    Rectangle {
        id: bar
        y: ruler.labelHeight + 16
        width: parent.width
        height: 8
        radius: 4
        color: Theme.sunk
        border.width: 1
        border.color: Theme.line
    }
    Repeater {
        model: [
            { metal: 0, x: ruler.from, label: qsTr("solved") },
            { metal: 1, x: ruler.place(ruler.silver), label: App.inTime(ruler.silver) },
            { metal: 2, x: ruler.place(ruler.gold), label: App.inTime(ruler.gold) }
        ]
        Item {
            id: mark
            required property var modelData
            x: modelData.x
            Medal {
                x: -width / 2
                y: bar.y + bar.height / 2 - height / 2
                metal: mark.modelData.metal
                size: 22
            }
            Text {
                x: Math.max(-mark.modelData.x, -width / 2)
                y: bar.y + 22
                text: mark.modelData.label
                font.pixelSize: Math.min(Theme.caption, ruler.room * 0.06)
                color: Theme.muted
                Accessible.ignored: true
            }
        }
    }
    Item { // the needle
        objectName: "needle"
        x: ruler.needleAt
        y: ruler.labelHeight
        Rectangle {
            x: -1.5
            y: 6
            width: 3
            height: 22
            radius: 1.5
            color: Theme.accent
        }
        Shape {
            x: -6
            y: 2
            width: 12
            height: 9
            ShapePath {
                strokeWidth: -1
                fillColor: Theme.accent
                PathLine { x: 12; y: 0 }
                PathLine { x: 6; y: 9 }
            }
        }
        Text {
            x: Math.max(-ruler.needleAt, Math.min(ruler.width - ruler.needleAt - width, -width / 2))
            y: -height
            text: App.inTime(ruler.ms)
            font.pixelSize: Theme.caption
            font.weight: Font.DemiBold
            color: Theme.accent
            Accessible.ignored: true
        }
    }
}
