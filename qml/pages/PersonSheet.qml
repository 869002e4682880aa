pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Somebody's name and picture, changed as they are touched.
Sheet {
    id: sheet

    property int person: -1
    readonly property var known: Array.from(App.everybody).find(one => one.id === person)
    property bool sure: false // asked once whether to remove
    readonly property string wanted: field.text.trim()
    readonly property bool taken: Array.from(App.everybody).some(one => one.id !== person && one.name === wanted)

    title: known?.name ?? ""

    /// Somebody new is called something for now: what is typed takes its place.
    function introduce(id: int) {
        show(id);
        field.provisional = open;
        if (open)
            field.write();
    }
    function show(id: int) {
        person = id;
        if (!known) // nobody could be added
            return;
        sure = false;
        field.provisional = false;
        field.text = known.name;
        open = true;
    }
    /// Keeps a picture, and the name in the field if it can be had.
    function keep(avatar: string) {
        const name = wanted === "" || taken ? known.name : wanted;
        if (name === known.name && avatar === known.avatar)
            return;
        if (!Preferences.changePerson(person, name, avatar))
            App.tell(qsTr("Not saved"), qsTr("This couldn’t be saved. Is there room on the device?"));
    }
    onClosed: {
        open = false; // first, so that a notice has the keys afterwards
        if (known)
            keep(known.avatar);
    }

    TextBox {
        id: field
        width: parent.width
        label: qsTr("Name")
        maximumLength: 24
        onAccepted: {
            if (!sheet.taken)
                sheet.closed();
        }
    }
    Words {
        width: parent.width
        visible: sheet.taken
        text: qsTr("Somebody else already has this name.")
        color: Theme.error
        Accessible.role: Accessible.AlertMessage
    }
    Flow {
        id: pictures
        width: parent.width
        spacing: 8
        Repeater {
            model: App.avatars
            Item {
                id: choice
                required property var modelData
                readonly property bool chosen: modelData.file === sheet.known?.avatar
                function choose() { sheet.keep(modelData.file); }
                width: 64
                height: 64
                activeFocusOnTab: true
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.name
                Accessible.checkable: true
                Accessible.checked: chosen
                Accessible.onPressAction: choose()
                Keys.onSpacePressed: choose()
                Keys.onReturnPressed: choose()
                Rectangle {
                    anchors.fill: parent
                    radius: 32
                    color: choice.chosen ? Theme.accentSoft : Theme.clear
                    border.width: choice.chosen ? 3 : choice.activeFocus ? 2 : 0
                    border.color: choice.activeFocus ? Theme.glow : Theme.accent
                }
                Avatar {
                    anchors.centerIn: parent
                    size: 52
                    file: choice.modelData.file
                }
                MouseArea {
                    anchors.fill: parent
                    onClicked: choice.choose()
                }
            }
        }
    }
    PillButton {
        width: parent.width
        quiet: true
        icon: "trash"
        text: sheet.sure ? qsTr("Yes, remove %1").arg(sheet.known?.name ?? "") : qsTr("Remove")
        onClicked: {
            if (sheet.sure) {
                Preferences.removePerson(sheet.person);
                sheet.open = false;
            }
            sheet.sure = !sheet.sure;
        }
    }
}
