pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A round button with an icon; its words are for the screen reader.
Item {
    id: button

    required property string icon
    required property string text
    property bool framed: false
    property bool faint: false // it can be pressed, but only says why it does nothing
    signal clicked

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    opacity: enabled && !faint ? 1 : 0.35
    activeFocusOnTab: enabled

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onSpacePressed: clicked()
    Keys.onReturnPressed: clicked()

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: button.framed || area.pressed ? Theme.raised : "transparent"
        border.width: button.activeFocus ? 2 : button.framed ? 1 : 0
        border.color: button.activeFocus ? Theme.glow : Theme.line
    }
    Icon {
        anchors.centerIn: parent
        name: button.icon
    }
    MouseArea {
        id: area
        anchors.fill: parent
        onClicked: button.clicked()
    }
}
