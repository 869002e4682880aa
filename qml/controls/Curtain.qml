pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A noren between two turns: whose turn it is, one instruction, nothing else. It falls at once and opens in four strips.
Item {
    id: curtain

    required property int seat
    required property string name
    /// The picture of who sits there, for those who can't read; empty: there is none.
    property string avatar
    property bool wordless: false
    /// What is played, and the how many-eth turn it is.
    property string game
    property int turn: 1
    /// What everybody is to know before the first turn; empty: nothing.
    property string remark
    property bool fallen: false
    /// Where the rod is, and where the cloth ends.
    readonly property real rod: height >= 480 ? 48 : 16
    readonly property real hem: height >= 720 ? height * 0.885 : height >= 480 ? height - 50 : height - 16
    /// A finger or a key that may still be meant for the move before; and whoever names it.
    signal touched
    signal opened

    visible: fallen || opening.running
    onFallenChanged: if (!fallen) opening.restart()

    property real open: 0
    NumberAnimation {
        id: opening
        target: curtain
        property: "open"
        from: 0
        to: 1
        duration: Theme.curtain
        easing.type: Easing.InOutCubic
    }

    Accessible.role: Accessible.Button
    Accessible.name: (qsTr("Pass to %1. Tap to open.").arg(name) + " " + remark).trim()
    Accessible.onPressAction: opened()
    focus: fallen
    Keys.onSpacePressed: if (fallen) touched()
    Keys.onReturnPressed: if (fallen) touched()

    Rectangle {
        anchors.fill: parent
        visible: curtain.fallen
        color: Theme.paper
    }
    Repeater {
        model: 4
        CurtainStrip {
            required property int index
            readonly property real share: (curtain.width - 24) / 4
            x: 12 + index * share + (curtain.fallen ? 0 : (index < 2 ? -1 : 1) * curtain.open * curtain.width * 0.6)
            y: curtain.rod + 14
            width: share
            height: curtain.hem - y + (index === 0 || index === 3 ? 0 : 8)
            slit: Math.max((curtain.hem - y) * 0.77, words.y + words.height + 12 - y)
            first: index === 0
            last: index === 3
        }
    }
    Repeater { // the loops by which it hangs
        model: curtain.fallen ? 4 : 0
        Rectangle {
            required property int index
            x: 12 + (curtain.width - 24) / 4 * (index + 0.5) - width / 2
            y: curtain.rod - 8
            width: Math.min(26, curtain.width * 0.07)
            height: 42
            radius: 4
            color: Theme.clothBottom
        }
    }
    Rectangle { // the rod
        visible: curtain.fallen
        y: curtain.rod
        width: parent.width
        height: 17
        radius: 8
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.woodTop }
            GradientStop { position: 1; color: Theme.woodEdge }
        }
        border.width: Theme.contrast ? 1.5 : 0
    }
    Column { // below the hem, where there is room
        id: below
        visible: curtain.fallen && !curtain.wordless && curtain.game !== ""
        x: 16
        width: parent.width - 32
        y: curtain.hem + 8 + Math.max(4, (curtain.height - curtain.hem - 8 - height) / 2)
        spacing: 4
        Text {
            objectName: "which"
            visible: curtain.height >= 480
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%1 · turn %2").arg(curtain.game).arg(curtain.turn)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            font.pixelSize: Math.min(Theme.listSize, 24)
            font.weight: Font.Medium
            color: Theme.ink
        }
        Text {
            visible: curtain.height >= 720
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Board and hands stay covered until then")
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            font.pixelSize: Math.min(Theme.body, 20)
            color: Theme.muted
        }
    }
    Column {
        id: words
        visible: curtain.fallen
        x: 24
        width: parent.width - 48
        y: curtain.rod + Math.max(26, parent.height * 0.1125)
        spacing: Math.max(10, parent.height * 0.03)
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(224, curtain.height * 0.23, parent.width * 0.6)
            height: width
            radius: width / 2
            color: Theme.clothInk
            Rectangle {
                anchors { fill: parent; margins: 9 }
                radius: width / 2
                color: "transparent"
                border.width: 2
                border.color: Theme.clothTop
            }
            Avatar {
                visible: curtain.wordless && curtain.avatar !== ""
                anchors.centerIn: parent
                file: visible ? curtain.avatar : ""
                size: parent.width - 34
                seat: curtain.seat
                name: curtain.name
            }
            SeatToken {
                visible: !curtain.wordless || curtain.avatar === ""
                anchors.centerIn: parent
                seat: Math.max(0, curtain.seat)
                initial: curtain.name.charAt(0)
                size: parent.width * 0.62
            }
        }
        Column {
            width: parent.width
            Text {
                visible: !curtain.wordless
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Pass to")
                font.pixelSize: Math.min(Theme.scaled(22), curtain.height * 0.05)
                color: Theme.clothInk
            }
            Text {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: curtain.name
                wrapMode: Text.WordWrap // a name is rather written smaller than broken
                font.pixelSize: Math.min(Theme.display, curtain.height * 0.12)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 24
                font.weight: Font.DemiBold
                color: Theme.clothInk
            }
        }
        Column {
            width: parent.width
            spacing: 8
            Icon {
                visible: curtain.height >= (curtain.remark === "" ? 480 : 720) || curtain.wordless
                anchors.horizontalCenter: parent.horizontalCenter
                name: "up"
                size: curtain.wordless ? 56 : 24
                tint: Theme.clothInk
            }
            Text {
                visible: !curtain.wordless
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Tap or swipe up to open")
                wrapMode: Text.Wrap
                font.pixelSize: Math.min(Theme.scaled(18), curtain.height * 0.042)
                font.weight: Font.Medium
                color: Theme.clothInk
            }
        }
        Text {
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: curtain.remark
            wrapMode: Text.Wrap
            font.pixelSize: Math.min(Theme.body, curtain.height * 0.036)
            color: Theme.clothInk
            Accessible.ignored: true
        }
    }
    MouseArea {
        anchors.fill: parent
        enabled: curtain.fallen
        onPressed: curtain.touched()
    }
}
