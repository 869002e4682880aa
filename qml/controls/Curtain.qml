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
    property bool fallen: false
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
    Accessible.name: qsTr("Pass to %1. Tap to open.").arg(name)
    Accessible.onPressAction: opened()
    focus: fallen
    Keys.onSpacePressed: if (fallen) opened()
    Keys.onReturnPressed: if (fallen) opened()

    Rectangle {
        anchors.fill: parent
        visible: curtain.fallen
        color: Theme.paper
    }
    Repeater {
        model: 4
        Rectangle {
            required property int index
            readonly property real full: curtain.width - 24
            readonly property real share: full / 4
            x: 12 + index * share + (curtain.fallen ? 0 : (index < 2 ? -1 : 1) * curtain.open * curtain.width * 0.6)
            y: 62
            width: share
            height: curtain.height * (index % 2 === 0 ? 0.822 : 0.829)
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.clothTop }
                GradientStop { position: 1; color: Theme.clothBottom }
            }
            Rectangle { // the slit between two strips
                visible: parent.index > 0
                y: Math.max(parent.height * 0.77, words.y + words.height + 12 - parent.y)
                x: -2
                width: 4
                height: parent.height - y
                color: Theme.paper
            }
        }
    }
    Rectangle { // the rod
        visible: curtain.fallen
        y: 48
        width: parent.width
        height: 17
        radius: 8
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.woodTop }
            GradientStop { position: 1; color: Theme.woodEdge }
        }
        border.width: Theme.contrast ? 1.5 : 0
    }
    Column {
        id: words
        visible: curtain.fallen
        x: 24
        width: parent.width - 48
        y: Math.max(74, parent.height * 0.165)
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
                wrapMode: Text.Wrap
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
                visible: curtain.height >= 480 || curtain.wordless
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
    }
    MouseArea {
        anchors.fill: parent
        enabled: curtain.fallen
        onPressed: curtain.opened()
    }
}
