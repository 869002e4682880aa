pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Notes, digit first, wiping, and what else a seat may say. What can be pressed, and what it is called, comes from the
/// game's scene.
Grid {
    id: tools

    required property MatchController match
    required property PensHands hands
    property bool captions: true
    property bool wipe: true
    property bool moves: true // passing and ending are here, too
    property bool hints: false
    property real toolHeight: 48
    signal hint

    readonly property int count: 3 + (wipe ? 1 : 0) + (hints ? 1 : 0) + (moves ? told.count - 2 - unseen : 0)
    readonly property int unseen: match.asks || told.count === 0 ? 0 : 1 // whether notes are wiped is a setting
    readonly property real toolWidth: (width - (columns - 1) * spacing) / columns

    columns: count
    spacing: (width - (count - 1) * 8) / count < 52 && columns > 4 ? 2 : 8

    readonly property var signs: ({
        [Kind.CornerNotes]: { icon: "notes-corner", caption: qsTr("Corner") },
        [Kind.CentreNotes]: { icon: "notes-centre", caption: qsTr("Centre") },
        [Kind.Pass]: { icon: "forward", caption: qsTr("Pass") },
        [Kind.AgreeEnd]: { icon: "finish", caption: qsTr("End") },
        [Kind.Confirm]: { icon: "check", caption: qsTr("Yes") },
        [Kind.TakeBack]: { icon: "undo", caption: qsTr("No") }
    })

    Repeater {
        id: told
        model: tools.match.actions
        Tool {
            required property int action
            required property bool usable
            required property string label
            required property bool on
            readonly property var sign: tools.signs[action] ?? { icon: "", caption: "" }
            readonly property bool note: action === Kind.CornerNotes || action === Kind.CentreNotes
            objectName: "tool" + action
            visible: sign.icon !== "" && (note || tools.moves)
            width: tools.toolWidth
            height: tools.toolHeight
            icon: sign.icon
            text: label
            caption: sign.caption
            captions: tools.captions
            toggles: note
            checked: on
            enabled: usable && !tools.match.over
            onClicked: tools.hands.press(action)
        }
    }
    Tool {
        objectName: "toolDigitFirst"
        width: tools.toolWidth
        height: tools.toolHeight
        icon: "digit-first"
        text: qsTr("Digit first")
        captions: tools.captions
        toggles: true
        checked: tools.hands.digitFirst
        onClicked: tools.hands.toggleDigitFirst()
    }
    Tool {
        objectName: "toolWipe"
        visible: tools.wipe
        width: tools.toolWidth
        height: tools.toolHeight
        icon: "erase"
        text: qsTr("Wipe")
        captions: tools.captions
        toggles: tools.hands.digitFirst
        checked: tools.hands.sheet.own.wipes
        onClicked: tools.hands.key(0)
    }
    Tool {
        objectName: "toolHint"
        visible: tools.hints
        width: tools.toolWidth
        height: tools.toolHeight
        icon: "hint"
        text: qsTr("Hint")
        captions: tools.captions
        onClicked: tools.hint()
    }
}
