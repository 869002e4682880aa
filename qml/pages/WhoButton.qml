pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Who a page is about; a tap lets somebody else be chosen.
Item {
    id: button

    readonly property seated person: App.mine
    signal clicked

    objectName: "who"
    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1; choose somebody else").arg(person.name)
    Accessible.onPressAction: clicked()
    Keys.onSpacePressed: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Avatar {
        anchors.centerIn: parent
        size: 36
        file: button.person.avatar
    }
    Rectangle {
        visible: button.activeFocus
        anchors.fill: parent
        radius: width / 2
        color: Theme.clear
        border.width: 2
        border.color: Theme.glow
    }
    MouseArea {
        anchors.fill: parent
        onClicked: button.clicked()
    }
}
