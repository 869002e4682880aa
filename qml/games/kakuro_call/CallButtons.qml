import QtQuick
import Ninefold
import Ninefold.Core

/// What can be pressed while somebody calls, and while a row lies open.
Row {
    id: buttons

    required property MatchController match
    required property CallMatch call
    required property bool calling
    required property bool verdict // a row lies open
    required property bool marked
    required property bool begun
    required property bool wrong
    required property real facing // of whoever calls
    required property real free // the width there is
    required property real turned // what they lie in

    signal confirm
    signal stepBack

    spacing: 8

    Tool {
        visible: buttons.calling
        rotation: buttons.facing - buttons.turned
        width: Math.min(190 * Theme.textScale, (buttons.free - 8) * 0.6)
        height: 48
        // What the app knows to be wrong is wrong all the same (KL-29): it says so before it is pressed.
        readonly property bool errs: buttons.wrong && buttons.marked
        text: buttons.match.asks ? qsTr("Yes, give up") : qsTr("Confirm")
        caption: errs ? qsTr("Wrong call") : text
        icon: errs ? "challenge" : "check"
        primary: !buttons.match.asks && !errs
        grave: !primary
        enabled: buttons.marked || buttons.match.asks
        onClicked: buttons.confirm()
    }
    Tool {
        visible: buttons.calling
        rotation: buttons.facing - buttons.turned
        width: Math.min(130 * Theme.textScale, (buttons.free - 8) * 0.4)
        height: 48
        text: buttons.match.asks ? qsTr("No") : buttons.begun ? qsTr("Take back") : qsTr("Give up the call")
        caption: buttons.match.asks || buttons.begun ? text : qsTr("Give up")
        icon: buttons.match.asks || buttons.begun ? "undo" : "close"
        grave: !buttons.begun && !buttons.match.asks
        onClicked: buttons.stepBack()
    }
    Tool {
        visible: buttons.verdict && !(buttons.match.opponents.any && !buttons.call.disputable)
        width: Math.min(306, buttons.free)
        height: implicitHeight
        text: qsTr("Let it stand")
        icon: "check"
        primary: true
        onClicked: buttons.match.press(Kind.Accept)
    }
}
