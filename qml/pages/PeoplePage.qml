pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Everybody who ever sat at the table.
Page {
    id: page

    title: qsTr("People")
    covered: sheet.open
    onBack: App.back()

    Words {
        width: parent.width
        text: qsTr("Who plays on this device. Tap to change a name or a picture.")
        color: Theme.muted
    }
    Panel {
        visible: App.everybody.length > 0
        width: parent.width
        Repeater {
            model: App.everybody
            PersonRow {
                required property seated modelData
                required property int index
                objectName: "person" + index
                title: modelData.name
                avatar: modelData.avatar
                onClicked: sheet.show(modelData.id)
            }
        }
    }
    foot: PillButton {
        width: parent.width
        primary: true
        icon: "plus"
        text: qsTr("Somebody new")
        onClicked: sheet.introduce(App.newPerson())
    }
    sheets: PersonSheet {
        id: sheet
    }
}
