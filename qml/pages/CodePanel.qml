pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Being dealt what somebody else was: by a code that is typed in. And the code of this deal, for others.
Panel {
    id: panel

    required property string code
    property string fault // why what was taken up last is no code
    signal taken(string typed)
    signal shared

    spacing: 12

    Words {
        width: parent.width
        text: qsTr("Challenges")
        font.pixelSize: Theme.listSize
        font.weight: Font.Medium
        Accessible.role: Accessible.Heading
    }
    Words {
        width: parent.width
        text: qsTr("Enter a code to get the same deal.")
        color: Theme.muted
    }
    TextBox {
        id: field
        width: parent.width
        label: qsTr("Challenge code")
        hints: Qt.ImhUppercaseOnly | Qt.ImhNoPredictiveText
        onTextChanged: panel.fault = ""
        onAccepted: panel.taken(text)
    }
    Words {
        visible: text !== ""
        width: parent.width
        text: panel.fault
        color: Theme.error
    }
    Flow {
        width: parent.width
        spacing: 8
        PillButton {
            quiet: true
            icon: "import"
            text: qsTr("Take it up")
            enabled: field.text !== ""
            onClicked: panel.taken(field.text)
        }
        PillButton {
            visible: panel.code !== ""
            quiet: true
            icon: "share"
            text: qsTr("Share this deal")
            onClicked: panel.shared()
        }
    }
}
