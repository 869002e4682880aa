pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The top of the table: pause, the game's name, and going back and forth where there is no other place for it.
Item {
    id: bar

    required property MatchController match
    property bool history: true
    property real spared: 0 // kept free beside the buttons
    property Advisor advisor: null // the coach, where there is one
    signal coach
    signal paused
    signal menu

    IconButton {
        id: pause
        x: 4
        anchors.verticalCenter: parent.verticalCenter
        icon: "pause"
        text: qsTr("Pause")
        onClicked: bar.paused()
    }
    IconButton {
        id: hint
        objectName: "coachButton"
        visible: bar.advisor?.present ?? false
        enabled: bar.advisor?.offers ?? false
        anchors { left: pause.right; verticalCenter: parent.verticalCenter }
        icon: "hint"
        text: qsTr("Coach")
        onClicked: bar.coach()
    }
    Text {
        anchors { left: hint.visible ? hint.right : pause.right; leftMargin: 4; right: clock.visible ? clock.left : buttons.left; rightMargin: bar.spared; top: parent.top; bottom: parent.bottom }
        verticalAlignment: Text.AlignVCenter
        visible: width >= implicitWidth * 0.6
        text: qsTr("Sudoku Pens")
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        font.pixelSize: bar.history ? Theme.listSize : Theme.heading
        font.weight: Font.Medium
        color: Theme.ink
    }
    Text { // what is left of the time for all of it
        id: clock
        readonly property int seconds: bar.match.limit.secondsLeft
        anchors { right: buttons.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        visible: bar.match.limit.seconds > 0
        text: App.inTime(seconds * 1000)
        font.pixelSize: bar.history ? Theme.listSize : Theme.heading
        font.weight: Font.Medium
        color: seconds <= 60 ? Theme.error : Theme.ink
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 left").arg(text)
    }
    Row {
        id: buttons
        anchors { right: parent.right; rightMargin: bar.history ? 4 : 0; verticalCenter: parent.verticalCenter }
        IconButton {
            objectName: "undo"
            visible: bar.history
            icon: "undo"
            text: qsTr("Undo")
            enabled: bar.match.canUndo
            onClicked: bar.match.undo()
        }
        IconButton {
            objectName: "redo"
            visible: bar.history
            icon: "redo"
            text: qsTr("Redo")
            enabled: bar.match.canRedo
            onClicked: bar.match.redo()
        }
        IconButton {
            icon: "menu"
            text: qsTr("Menu")
            onClicked: bar.menu()
        }
    }
}
