pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The keys 1 to 9, each with as many dots as there are digits left to write; the one being used has a ring. With ten
/// places (`wipe`) the last one wipes.
Item {
    id: pad

    property int columns: 3
    property bool wipe: false
    property var counts: [] // of each digit, 1 first
    property int ringed: 0
    property bool wiping: false // then the tenth has the ring
    property string note: "" // what a long press does, for the screen reader
    readonly property int rows: Math.ceil((wipe ? 10 : 9) / columns)
    readonly property real keyWidth: (width - (columns - 1) * Theme.gap) / columns
    readonly property real keyHeight: (height - (rows - 1) * rowGap) / rows
    property real rowGap: Theme.gap

    signal pressed(int digit) // 0 wipes
    signal held(int digit)

    Repeater {
        model: pad.wipe ? 10 : 9
        Item {
            id: key
            required property int index
            readonly property int digit: index < 9 ? index + 1 : 0
            readonly property int count: digit > 0 ? pad.counts[index] ?? 0 : 0
            readonly property bool done: digit > 0 && count <= 0
            readonly property real dot: Math.max(2.5, Math.min(4, width * 0.06))
            objectName: "key" + digit

            x: (index % pad.columns) * (pad.keyWidth + Theme.gap)
            y: Math.floor(index / pad.columns) * (pad.keyHeight + pad.rowGap)
            width: pad.keyWidth
            height: pad.keyHeight
            activeFocusOnTab: true

            function press() { pad.pressed(digit); }
            Accessible.role: Accessible.Button
            Accessible.name: digit === 0 ? qsTr("Wipe") : qsTr("%1, %n left", "", Math.max(0, count)).arg(digit)
            Accessible.description: pad.note
            Accessible.onPressAction: press()
            Keys.onSpacePressed: press()
            Keys.onReturnPressed: press()

            Piece {
                anchors.fill: parent
                opacity: key.done ? 0.45 : 1
                matter: Theme.ivory
                lip: area.pressed ? 1.5 : 4
            }
            Digit {
                visible: key.digit > 0
                opacity: key.done ? 0.45 : 1
                text: key.digit
                size: Math.min(34, key.height * 0.5, key.width * 0.6)
                y: key.height * 0.42 + 0.356 * size - baselineOffset
                font.weight: Font.Medium
                color: Theme.ivory.ink
            }
            Icon {
                visible: key.digit === 0
                anchors.centerIn: parent
                name: "erase"
                tint: Theme.ivory.ink
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: key.height * 0.81 - height / 2 - 1
                spacing: key.dot * 0.6
                Repeater {
                    model: Math.max(0, key.count)
                    Rectangle {
                        width: key.dot
                        height: width
                        radius: width / 2
                        color: Theme.ivory.ink
                        opacity: 0.6
                    }
                }
            }
            Rectangle {
                visible: (key.digit > 0 ? key.digit === pad.ringed : pad.wiping) || key.activeFocus
                anchors { fill: parent; margins: -3 }
                radius: 10
                color: "transparent"
                border.width: 3
                border.color: key.activeFocus ? Theme.glow : Theme.accent
            }
            MouseArea {
                id: area
                anchors.fill: parent
                property bool held: false
                onPressed: held = false
                onPressAndHold: {
                    held = true;
                    pad.held(key.digit);
                }
                onClicked: if (!held) key.press()
            }
        }
    }
}
