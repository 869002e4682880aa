pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The controls of the pages, each in its states.
Scroll {
    id: sheet

    contentHeight: column.height + 32

    Rectangle { // over the page below
        width: sheet.width
        height: Math.max(sheet.height, sheet.contentHeight)
        color: Theme.paper
    }
    Column {
        id: column
        x: 16
        y: 16
        width: sheet.width - 32
        spacing: 12
        PageBar { title: qsTr("Settings") }
        Flow {
            width: parent.width
            spacing: Theme.gap
            PillButton {
                primary: true
                icon: "play"
                text: qsTr("Continue")
            }
            PillButton { text: qsTr("Play on") }
            PillButton {
                lit: true
                text: qsTr("Speed")
            }
            PillButton {
                enabled: false
                icon: "undo"
                text: qsTr("Undo")
            }
            IconButton {
                icon: "menu"
                text: qsTr("Menu")
            }
            IconButton {
                framed: true
                icon: "flip"
                text: qsTr("Turn over")
            }
        }
        Panel {
            width: parent.width
            Choice {
                width: parent.width
                title: qsTr("Hourglass")
                values: [{ value: 60, title: qsTr("60 s"), line: qsTr("Unhurried.") }, { value: 0, title: qsTr("None"), line: "" }]
                value: 60
            }
            SwitchRow {
                title: qsTr("Haptics")
                icon: "haptics"
                on: true
            }
            SliderRow {
                title: qsTr("Volume")
                told: qsTr("%1%").arg(value)
                icon: "sound-on"
                value: 70
            }
            LinkRow {
                title: qsTr("Rules")
                icon: "rules"
            }
            TextBox {
                width: parent.width
                label: qsTr("Name")
                text: "Mika"
            }
            Words {
                width: parent.width
                text: qsTr("Only the others can object to your move.")
            }
        }
    }
}
