pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// One of several: what it is about, the values as pills, and a line on the one that is chosen.
Column {
    id: choice

    required property string title
    required property var values // {value, title, line, icon}
    required property var value
    readonly property var chosen: values.find(one => one.value === value)
    signal picked(var value)

    spacing: 8

    Words {
        visible: text !== ""
        width: parent.width
        text: choice.title
        font.pixelSize: Theme.listSize
        font.weight: Font.Medium
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: choice.values
            ChoicePill {
                width: Math.min(implicitWidth, choice.width)
                value: choice.value
                onClicked: choice.picked(modelData.value)
            }
        }
    }
    Words {
        visible: text !== ""
        width: parent.width
        text: choice.chosen?.line ?? ""
        color: Theme.muted
    }
}
