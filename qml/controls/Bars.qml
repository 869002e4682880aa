pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Upright bars side by side, one of them perhaps marked. A picture only; `words` tell the same.
Item {
    id: bars

    required property var values // {label, value, here, told}
    required property string words
    readonly property real most: Math.max(1, ...values.map(one => one.value))
    readonly property real place: width / Math.max(1, values.length)
    readonly property bool labelled: place >= Math.max(...values.map(one => Theme.advance(String(one.label), Theme.caption))) + 4
    readonly property real head: values.some(one => one.told !== "") ? Theme.caption * 1.8 : 8
    readonly property real foot: Theme.caption * 1.6

    implicitHeight: 140
    Accessible.role: Accessible.Chart
    Accessible.name: words

    Repeater {
        model: bars.values
        Item {
            id: bar
            required property var modelData
            required property int index
            x: index * bars.place
            width: bars.place
            height: bars.height
            Rectangle {
                id: block
                x: parent.width * 0.12
                width: parent.width * 0.76
                height: bar.modelData.value / bars.most * (bars.height - bars.foot - bars.head)
                y: bars.height - bars.foot - height
                radius: Math.min(4, width / 3)
                color: bar.modelData.here ? Theme.stamp : Theme.accent
                opacity: bar.modelData.here ? 1 : 0.75
            }
            Text {
                visible: bars.labelled && text !== ""
                anchors { horizontalCenter: parent.horizontalCenter; bottom: block.top; bottomMargin: 2 }
                text: bar.modelData.told
                font.pixelSize: Theme.caption
                color: Theme.muted
                Accessible.ignored: true
            }
            Text {
                visible: bars.labelled || bar.index === 0 || bar.index === bars.values.length - 1
                x: Math.max(-bar.x, Math.min(bars.width - bar.x - width, (parent.width - width) / 2))
                anchors.bottom: parent.bottom
                text: bar.modelData.label
                font.pixelSize: Theme.caption
                font.weight: bar.modelData.here ? Font.DemiBold : Font.Normal
                color: bar.modelData.here ? Theme.ink : Theme.muted
                Accessible.ignored: true
            }
        }
    }
    Rectangle {
        y: bars.height - bars.foot
        width: parent.width
        height: 1
        color: Theme.line
    }
}
