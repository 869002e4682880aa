pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A button with words on it, or with a sign alone, the words being for the screen reader then: filled where it is the
/// thing to do, outlined otherwise.
Rectangle {
    id: button

    required property string text
    property string icon
    property bool primary: false
    property bool lit: false
    property bool quiet: false // one of several, in ink rather than in the accent
    property bool grave: false // what it does can't be taken back
    property bool worded: true
    property real padding: 22
    property real size: Theme.listSize // of the words
    readonly property real textWidth: Math.ceil(Theme.advance(text, size)) + 2
    readonly property real wordsWidth: textWidth + (icon === "" ? 0 : 28)
    signal clicked

    implicitWidth: !worded ? Theme.touch : Math.max(quiet ? Theme.touch : 96, wordsWidth + 2 * padding)
    implicitHeight: !worded ? Theme.touch : Math.max(Theme.touch, label.implicitHeight + 20)
    radius: Math.min(height / 2, 28)
    color: primary ? Theme.accent : lit ? Theme.accentSoft : Theme.raised
    border.width: primary ? 0 : quiet ? 1 : 1.5
    border.color: quiet ? Theme.line : grave ? Theme.error : Theme.accent
    opacity: enabled ? 1 : 0.45
    scale: area.pressed ? 0.97 : 1
    activeFocusOnTab: enabled

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onSpacePressed: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Row {
        id: content
        anchors.centerIn: parent
        spacing: 8
        Icon {
            visible: button.icon !== ""
            anchors.verticalCenter: parent.verticalCenter
            name: button.icon
            size: button.worded ? 20 : 24
            tint: label.color
        }
        Text {
            id: label
            width: Math.min(button.textWidth, button.width - Math.min(32, 2 * button.padding) - (button.icon === "" ? 0 : 28))
            anchors.verticalCenter: parent.verticalCenter
            visible: button.worded
            text: button.worded ? button.text : ""
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: width < button.textWidth ? Theme.fitting(text, button.size, width) : button.size
            font.weight: Font.Medium
            color: button.primary ? Theme.accentInk : button.quiet ? Theme.ink : button.grave ? Theme.error : Theme.accent
            Accessible.ignored: true
        }
    }
    Rectangle {
        visible: button.activeFocus
        anchors { fill: parent; margins: -3 }
        radius: button.radius + 3
        color: "transparent"
        border.width: 2
        border.color: Theme.glow
    }
    MouseArea {
        id: area
        anchors.fill: parent
        onClicked: button.clicked()
    }
}
