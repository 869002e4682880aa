pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// One technique: what to look for, an example, and a puzzle to practise it on.
Page {
    id: page

    required property var technique // {key, name, text, grade}
    required property string entryId
    required property var setUp
    readonly property PensBeginning beginning: PensBeginning {
        entryId: page.entryId
        setUp: page.setUp
    }
    property int interrupted: 0 // the match in which a hint led here
    property var example: null
    property bool inVain: false

    title: technique.name
    onBack: App.back()
    Component.onCompleted: desk.showExample(technique.key)

    PuzzleDesk {
        id: desk
        onExampleShown: example => page.example = example
        onMade: (givens, grade) => page.beginning.play(givens, grade, page.technique.key, page.interrupted)
        onNotMade: page.inVain = true
    }
    Words {
        width: parent.width
        text: page.technique.text
        font.pixelSize: Theme.listSize
    }
    Repeater {
        model: page.example ? 1 : 0
        PensExample {
            objectName: "example"
            x: ((parent?.width ?? 0) - width) / 2
            width: Math.min((parent?.width ?? 0), 480)
            numbers: page.example.numbers
            notes: page.example.notes
            figure: page.example.figure
        }
    }
    Words {
        objectName: "proof"
        width: parent.width
        text: page.example?.words ?? qsTr("Looking for an example …")
    }
    Caption {
        visible: page.example !== null
        text: (page.example?.figure.gone ?? []).length > 0 ? qsTr("Green: what it rests on. Struck out in red: what is no longer possible.")
              : (page.example?.figure.excluded ?? []).length > 0 ? qsTr("Green: the digit that follows. Blue: why it has no other place.")
                                                                 : qsTr("Green: the digit that follows.")
    }
    Words {
        visible: page.inVain
        width: parent.width
        color: Theme.error
        text: qsTr("No such puzzle came up this time. Try again.")
    }
    foot: PillButton {
        objectName: "practise"
        width: parent.width
        primary: true
        icon: "play"
        text: desk.busy && page.example ? qsTr("Making a puzzle …") : qsTr("Practise")
        enabled: !desk.busy
        onClicked: {
            page.inVain = false;
            desk.practise(page.technique.key);
        }
    }
}
