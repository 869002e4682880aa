pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Something that is on or off, said in words.
Item {
    id: row

    required property string title
    property string line
    property string icon
    property bool on: false
    signal toggled(bool on)

    width: parent.width
    implicitHeight: Math.max(56, words.height + 12)
    activeFocusOnTab: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: title
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: toggled(!on)
    Keys.onSpacePressed: toggled(!on)
    Keys.onReturnPressed: toggled(!on)

    Rectangle {
        visible: row.activeFocus
        anchors { fill: parent; leftMargin: -8; rightMargin: -8 }
        radius: 10
        color: "transparent"
        border.width: 2
        border.color: Theme.glow
    }
    Icon {
        id: picture
        visible: row.icon !== ""
        anchors.verticalCenter: parent.verticalCenter
        name: row.icon
    }
    Column {
        id: words
        x: row.icon === "" ? 0 : 40
        width: parent.width - x - 68
        anchors.verticalCenter: parent.verticalCenter
        Words {
            width: parent.width
            text: row.title
            font.pixelSize: Theme.fitting(text, Theme.listSize, width)
            Accessible.ignored: true
        }
        Words {
            visible: text !== ""
            width: parent.width
            text: row.line
            color: Theme.muted
        }
    }
    Rectangle {
        id: slot
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: 52
        height: 32
        radius: 16
        color: row.on ? Theme.accent : Theme.sunk
        border.width: 1.5
        border.color: row.on ? Theme.accent : Theme.muted
        Rectangle {
            x: row.on ? slot.width - width - 4 : 4
            anchors.verticalCenter: parent.verticalCenter
            width: 24
            height: 24
            radius: 12
            color: row.on ? Theme.accentInk : Theme.muted
            Behavior on x { NumberAnimation { duration: Theme.pickUp } }
            Icon {
                visible: row.on
                anchors.centerIn: parent
                name: "check"
                size: 16
                tint: Theme.accent
            }
        }
    }
    MouseArea {
        anchors.fill: parent
        onClicked: row.toggled(!row.on)
    }
}
