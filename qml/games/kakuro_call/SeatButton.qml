pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The button of one seat at its edge of the table: several may be pressed at once. Words, or a sign where they have no
/// room.
Rectangle {
    id: button

    required property string text
    /// What it says where there is no room for that.
    property string brief
    property string icon
    property bool round: false
    property bool done: false
    property bool grave: false
    property color filled: Theme.clear
    property color ink: Theme.ink // on what it is filled with
    readonly property string words: (done ? "✓ " : "") + (brief !== "" && !hasRoom(text) ? brief : text)
    readonly property bool worded: !round && hasRoom(words)
    function hasRoom(words: string): bool { return Theme.advance(words, least) <= width - 20; }
    readonly property int least: 12 // the smallest they may become
    readonly property color line: grave ? Theme.error : Theme.accent
    signal clicked

    radius: height / 2
    color: done ? Theme.ink : filled.a > 0 ? filled : grave ? Theme.raised : Theme.paper
    border.width: done || filled.a > 0 ? 0 : tap.pressed ? 3 : grave ? 2 : 1.3
    border.color: line
    opacity: enabled || done || filled.a > 0 ? 1 : 0.45
    activeFocusOnTab: enabled

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.checked: done
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onSpacePressed: clicked()
    Keys.onReturnPressed: clicked()

    readonly property color tint: done ? Theme.paper : filled.a > 0 ? ink : line

    Text {
        visible: button.worded
        anchors { fill: parent; leftMargin: 10; rightMargin: 10 }
        text: button.words
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.body
        fontSizeMode: Text.Fit
        minimumPixelSize: button.least
        font.weight: Font.Medium
        color: button.tint
        Accessible.ignored: true
    }
    Icon {
        visible: !button.worded
        anchors.centerIn: parent
        name: button.worded ? "" : button.icon
        tint: button.tint
    }
    Rectangle {
        visible: button.activeFocus
        anchors { fill: parent; margins: -3 }
        radius: height / 2
        color: Theme.clear
        border.width: 2
        border.color: Theme.glow
    }
    TapHandler {
        id: tap
        margin: 6
        onTapped: button.clicked()
    }
}
