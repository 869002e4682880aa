pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Everybody, to choose who a page is about.
Sheet {
    id: sheet

    title: qsTr("Who is it?")
    onClosed: open = false

    Repeater {
        model: App.everybody
        PersonRow {
            required property seated modelData
            title: modelData.name
            avatar: modelData.avatar
            onClicked: {
                App.choose(modelData.id);
                sheet.open = false;
            }
        }
    }
    PillButton {
        width: parent.width
        icon: "plus"
        text: qsTr("Somebody new")
        onClicked: {
            App.choose(App.newPerson());
            sheet.open = false;
        }
    }
}
