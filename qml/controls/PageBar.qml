pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The top of a page: back, what it is, and what else can be done here.
Item {
    id: bar

    required property string title
    property alias actions: right.data
    property string backIcon: "back"
    property string backText: qsTr("Back")
    signal back

    width: parent.width
    implicitHeight: Math.max(56, words.implicitHeight + 16)

    IconButton {
        id: button
        x: 4
        anchors.verticalCenter: parent.verticalCenter
        icon: bar.backIcon
        text: bar.backText
        onClicked: bar.back()
    }
    Text {
        id: words
        anchors { left: button.right; leftMargin: 4; right: right.left; rightMargin: right.width > 0 ? 4 : 12; verticalCenter: parent.verticalCenter }
        text: bar.title
        wrapMode: Text.Wrap
        font.pixelSize: Theme.fitting(text, Theme.heading, width)
        font.weight: Font.Medium
        color: Theme.ink
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        id: right
        anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
    }
}
