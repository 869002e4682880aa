pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Something to press among others: an icon with a word to it where there is room.
Rectangle {
    id: tool

    required property string icon
    required property string text // in full, for the screen reader
    property string caption: text
    property bool captions: true
    property bool toggles: false
    property bool checked: false
    property bool primary: false
    property bool grave: false // an objection
    readonly property color tint: primary ? Theme.accentInk : grave ? Theme.error : Theme.accent
    property int crest: -1 // a seat's sign in place of the icon, or where nothing is said, beside it
    readonly property bool both: crest >= 0 && !captions && width >= 64
    property string initial
    signal clicked

    readonly property bool sideways: width >= 100 && Theme.advance(caption, Theme.body) + 48 <= width
    readonly property bool words: captions && label.implicitWidth <= width - (sideways ? 40 : 4)

    implicitWidth: Theme.touch
    implicitHeight: Math.max(Theme.touch, words && !sideways ? 24 + label.height : 0)
    radius: Theme.corner
    color: primary ? (area.pressed ? Theme.clothBottom : Theme.accent) : checked ? Theme.accentSoft : area.pressed ? Theme.sunk : Theme.raised
    border.width: activeFocus ? 3 : checked ? 2 : 1
    border.color: activeFocus ? Theme.glow : checked ? Theme.accent : grave ? Theme.error : Theme.line
    opacity: enabled ? 1 : 0.45
    activeFocusOnTab: enabled

    Accessible.role: toggles ? Accessible.CheckBox : Accessible.Button
    Accessible.checkable: toggles
    Accessible.checked: checked
    Accessible.name: text
    Accessible.onPressAction: clicked()
    Keys.onSpacePressed: clicked()
    Keys.onReturnPressed: clicked()

    Icon {
        id: sign
        visible: tool.crest < 0 || tool.both
        x: tool.both ? tool.width / 2 + 4 : tool.words && tool.sideways ? (tool.width - width - 8 - label.width) / 2 : (tool.width - width) / 2
        y: tool.words && !tool.sideways ? (tool.height - height - label.height) / 2 : (tool.height - height) / 2
        name: tool.icon
        size: tool.words ? 20 : 24
        tint: tool.tint
    }
    SeatToken {
        anchors.centerIn: sign
        anchors.horizontalCenterOffset: tool.both ? -sign.width - 8 : 0
        seat: tool.crest
        initial: tool.initial
        size: sign.size * 1.2
    }
    Text {
        id: label
        visible: tool.words
        x: tool.sideways ? sign.x + sign.width + 8 : (tool.width - width) / 2
        y: tool.sideways ? (tool.height - height) / 2 : sign.y + sign.height
        text: tool.caption
        font.pixelSize: tool.sideways ? Theme.body : Theme.caption
        font.weight: Font.Medium
        color: tool.tint
        Accessible.ignored: true
    }
    MouseArea {
        id: area
        anchors.fill: parent
        onClicked: tool.clicked()
    }
}
