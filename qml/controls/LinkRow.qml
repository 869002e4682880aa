pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A line that leads somewhere.
Item {
    id: row

    required property string title
    property string line
    property string icon
    property real inset: icon === "" ? 0 : 40 // where the words begin
    signal clicked

    width: parent.width
    implicitHeight: Math.max(56, words.height + 16)
    activeFocusOnTab: enabled

    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.onPressAction: clicked()
    Keys.onSpacePressed: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Rectangle {
        anchors { fill: parent; leftMargin: -8; rightMargin: -8 }
        radius: 10
        color: area.pressed ? Theme.accentSoft : "transparent"
        border.width: row.activeFocus ? 2 : 0
        border.color: Theme.glow
    }
    Icon {
        visible: row.icon !== ""
        anchors.verticalCenter: parent.verticalCenter
        name: row.icon
    }
    Column {
        id: words
        x: row.inset
        width: parent.width - x - 32
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
            font.pixelSize: Theme.fitting(text, Theme.body, width)
            color: Theme.muted
        }
    }
    Icon {
        visible: row.enabled
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        name: "forward"
        tint: Theme.accent
    }
    MouseArea {
        id: area
        anchors.fill: parent
        onClicked: row.clicked()
    }
}
