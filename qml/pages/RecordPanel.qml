pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A result that is better than all before it.
Panel {
    id: panel

    required property string before

    Row {
        id: row
        width: parent.width
        spacing: 16
        Rectangle { // the stamp
            id: stamp
            anchors.verticalCenter: parent.verticalCenter
            width: 56
            height: 56
            radius: 28
            color: Theme.stamp
            rotation: -8
            Icon {
                anchors.centerIn: parent
                name: "trophy"
                size: 32
                tint: Theme.sum.ink
            }
            NumberAnimation on scale {
                running: panel.visible
                from: Theme.reducedMotion ? 1 : 2
                to: 1
                duration: Theme.score
                easing.type: Easing.OutBack
            }
        }
        Column {
            width: row.width - stamp.width - row.spacing
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            Words {
                width: parent.width
                text: qsTr("A new record")
                font.pixelSize: Theme.heading
                font.weight: Font.Medium
                Accessible.role: Accessible.AlertMessage
            }
            Words {
                width: parent.width
                text: qsTr("The previous best was %1.").arg(panel.before)
                color: Theme.muted
            }
        }
    }
}
