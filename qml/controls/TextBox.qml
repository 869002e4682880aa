pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A line to write in.
Rectangle {
    id: box

    required property string label
    property alias text: input.text
    property alias maximumLength: input.maximumLength
    property alias hints: input.inputMethodHints
    /// What stands there is replaced by what is typed, until somebody has written in it.
    property bool provisional: false
    signal accepted

    /// Has the keys.
    function write() { input.forceActiveFocus(Qt.OtherFocusReason); }

    implicitHeight: Math.max(Theme.touch, input.implicitHeight + 20)
    radius: 10
    color: Theme.board
    border.width: input.activeFocus ? 2 : 1
    border.color: input.activeFocus ? Theme.accent : Theme.muted

    TextInput {
        id: input
        anchors { fill: parent; leftMargin: 14; rightMargin: 14 }
        verticalAlignment: TextInput.AlignVCenter
        activeFocusOnTab: true
        selectByMouse: true
        clip: true
        font.pixelSize: Theme.listSize
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        Accessible.role: Accessible.EditableText
        Accessible.name: box.label
        onAccepted: box.accepted()
        onTextEdited: box.provisional = false
        onActiveFocusChanged: if (activeFocus) chooseAll()
        function chooseAll() {
            if (box.provisional)
                selectAll();
        }
        PointHandler { // a finger has put the cursor somewhere
            onActiveChanged: {
                if (!active)
                    choosing.start();
            }
        }
        Timer {
            id: choosing
            interval: 0
            onTriggered: input.chooseAll()
        }
    }
}
