pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Whether a turn was skill or luck, by shape first: a full pill with a square, or a dashed one with a diamond.
Rectangle {
    id: pill

    required property bool luck
    readonly property color tint: luck ? Theme.muted : Theme.accent

    width: content.width + 24
    height: Math.max(24, words.height + 8)
    radius: height / 2
    color: luck ? Theme.raised : Theme.accentSoft
    border.width: 1.5
    border.color: tint
    Accessible.ignored: true

    Repeater { // the gaps in its edge
        readonly property int each: Math.floor((pill.width - pill.height) / 6)
        model: pill.luck ? Math.max(0, 2 * each) : 0
        Rectangle {
            required property int index
            x: pill.height / 2 + Math.floor(index / 2) * 6 + 2
            y: index % 2 === 0 ? 0 : pill.height - height
            width: 2.5
            height: 2
            color: pill.color
        }
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: 6
        Rectangle {
            width: pill.luck ? 7 : 8
            height: width
            anchors.verticalCenter: parent.verticalCenter
            rotation: pill.luck ? 45 : 0
            radius: pill.luck ? 0 : 2
            antialiasing: true
            color: pill.luck ? Theme.clear : pill.tint
            border.width: pill.luck ? 1.2 : 0
            border.color: pill.tint
        }
        Text {
            id: words
            text: pill.luck ? qsTr("Luck") : qsTr("Skill")
            font.pixelSize: Theme.caption
            font.weight: Font.Medium
            color: Theme.ink
            Accessible.ignored: true
        }
    }
}
