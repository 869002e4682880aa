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
            PillButton {
                required property var modelData
                width: Math.min(implicitWidth, choice.width)
                padding: 16
                text: modelData.title
                icon: modelData.icon ?? ""
                primary: modelData.value === choice.value
                quiet: true
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: primary
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
