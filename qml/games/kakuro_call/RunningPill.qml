pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// What the row being marked makes: "20 of 28", "28 of 28" with a tick if nothing else is wrong with it, "31 of 28" with a
/// warning. Points at the row.
Item {
    id: pill

    required property int sum
    required property int total
    required property bool stands // as it lies
    /// What is wrong with a row that makes the total, where there is no other place to say it.
    property string why
    readonly property bool explains: flawed && why !== ""
    property bool pointing: false
    property real facing: 0 // how the words are turned
    readonly property bool over: sum > total
    readonly property bool flawed: sum === total && !stands
    readonly property color ground: over || flawed ? Theme.error : Theme.glow

    implicitWidth: words.implicitWidth + 40 + (pointing ? 8 : 0)
    implicitHeight: 44

    Accessible.role: Accessible.StaticText
    Accessible.name: stands ? qsTr("%1 of %2, right").arg(sum).arg(total) : qsTr("%1 of %2").arg(sum).arg(total)

    Rectangle {
        y: 2
        width: parent.width - (pill.pointing ? 8 : 0)
        height: parent.height
        radius: height / 2
        color: Theme.shadowNear
    }
    Shape {
        visible: pill.pointing
        x: pill.width - 16
        anchors.verticalCenter: parent.verticalCenter
        width: 16
        height: 16
        ShapePath {
            strokeWidth: -1
            fillColor: pill.ground
            PathLine { x: 16; y: 8 }
            PathLine { x: 0; y: 16 }
        }
    }
    Rectangle {
        id: face
        width: parent.width - (pill.pointing ? 8 : 0)
        height: parent.height
        radius: Math.min(22, height / 2)
        color: pill.ground
        Text {
            visible: pill.explains
            anchors { fill: parent; leftMargin: 12; rightMargin: 12 }
            rotation: pill.facing
            text: visible ? pill.why : ""
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            lineHeight: 0.9
            font.pixelSize: Math.min(Theme.caption, 20)
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            color: Theme.glowInk
        }
        Row {
            id: words
            visible: !pill.explains
            anchors.centerIn: parent
            rotation: pill.facing
            spacing: 8
            Text {
                id: number
                text: pill.sum
                font.pixelSize: Math.min(Theme.scaled(28), pill.height * 0.62)
                font.weight: Font.DemiBold
                color: Theme.glowInk
                Accessible.ignored: true
            }
            Text {
                anchors.baseline: number.baseline
                text: (pill.over || pill.flawed ? qsTr("of %1 !") : pill.stands ? qsTr("of %1 ✓") : qsTr("of %1")).arg(pill.total)
                font.pixelSize: Math.min(Theme.listSize, pill.height * 0.5)
                font.weight: Font.Medium
                color: Theme.glowInk
                Accessible.ignored: true
            }
        }
    }
}
