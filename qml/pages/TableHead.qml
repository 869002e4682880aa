import QtQuick
import Ninefold
import Ninefold.Core

/// Over a table: what is played, and the way out of it.
Item {
    id: head

    required property MatchController match
    property string title
    property bool playable: true // in a replay nothing can be pressed
    property bool below: false // the title stands below the buttons, which leave it no room
    property real inner: 0 // where it begins there
    property real innerWidth: 0
    property Advisor advisor: null // the coach, where there is one
    signal coach
    signal paused
    signal told(sentence: string)
    signal menu

    IconButton {
        id: pause
        visible: head.playable
        x: 4
        anchors.verticalCenter: parent.verticalCenter
        icon: "pause"
        text: qsTr("Pause")
        onClicked: head.paused()
    }
    Text {
        x: head.below ? head.inner : pause.x + pause.width + 4
        y: head.below ? head.height + 8 : (head.height - height) / 2
        width: head.below ? head.innerWidth : buttons.x - x
        text: head.title
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        font.pixelSize: Theme.listSize
        font.weight: Font.Medium
        color: Theme.ink
    }
    Row {
        id: buttons
        visible: head.playable
        anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
        IconButton {
            objectName: "coachButton"
            visible: head.advisor?.present ?? false
            enabled: head.advisor?.offers ?? false
            icon: "hint"
            text: qsTr("Coach")
            onClicked: head.coach()
        }
        IconButton {
            icon: "undo"
            readonly property string whyNot: head.match.whyNoUndo
            text: whyNot !== "" ? whyNot : qsTr("Undo")
            faint: whyNot !== ""
            onClicked: whyNot !== "" ? head.told(whyNot) : head.match.undo()
        }
        IconButton {
            icon: "menu"
            text: qsTr("Menu")
            onClicked: head.menu()
        }
    }
}
