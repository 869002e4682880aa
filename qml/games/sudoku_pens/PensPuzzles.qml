pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Choosing the puzzle: a fresh one of a grade, one of the cards in the box, or one's own.
Page {
    id: page

    required property string entryId
    required property var setUp
    readonly property PensBeginning beginning: PensBeginning {
        entryId: page.entryId
        setUp: page.setUp
    }
    property string grade: "gentle"
    property int card: -1 // of the pack; -1: a fresh one
    property string fresh
    readonly property string givens: card >= 0 ? pack[card].givens : fresh
    readonly property var grades: desk.grades
    readonly property var pack: desk.pack
    readonly property var cards: pack.map((one, card) => ({ card: card, grade: one.grade })).filter(one => one.grade === grade)

    title: qsTr("Choose a puzzle")
    onBack: App.back()
    Component.onCompleted: desk.make(grade)

    function choose(wish: string) {
        grade = wish;
        another();
    }
    function another() {
        card = -1;
        fresh = "";
        desk.make(grade);
    }

    PuzzleDesk {
        id: desk
        onMade: (givens, grade) => page.fresh = givens
        onNotMade: desk.make(page.grade)
    }
    Panel {
        width: parent.width
        spacing: 12
        Choice {
            width: parent.width
            title: qsTr("How hard")
            values: page.grades.map(one => ({ value: one.key, title: one.name, line: one.line }))
            value: page.grade
            onPicked: value => page.choose(value)
        }
        Item {
            width: parent.width
            height: sheet.height
            PensPreview {
                id: sheet
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, 300)
                givens: page.givens
            }
        }
        Words {
            objectName: "which"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.muted
            text: page.card >= 0 ? qsTr("Card %1 from the box").arg(page.card + 1)
                  : page.fresh === "" ? qsTr("Making a puzzle …") : qsTr("Made just now: nobody has seen it yet")
        }
        PillButton {
            objectName: "another"
            anchors.horizontalCenter: parent.horizontalCenter
            quiet: true
            icon: "swap"
            text: page.card >= 0 ? qsTr("A fresh one") : qsTr("Another one")
            onClicked: page.another()
        }
    }
    Panel {
        width: parent.width
        Words {
            width: parent.width
            text: qsTr("Cards in the box")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
        }
        Flow {
            width: parent.width
            spacing: 8
            Repeater {
                model: page.cards
                PillButton {
                    required property var modelData
                    objectName: "card" + modelData.card
                    width: Math.max(Theme.touch, implicitWidth)
                    padding: 8
                    quiet: true
                    primary: page.card === modelData.card
                    text: modelData.card + 1
                    Accessible.name: qsTr("Card %1").arg(modelData.card + 1)
                    onClicked: page.card = modelData.card
                }
            }
        }
    }
    Panel {
        width: parent.width
        spacing: 0
        LinkRow {
            objectName: "own"
            icon: "import"
            title: qsTr("A puzzle of your own")
            line: qsTr("Typed in or pasted")
            onClicked: page.beginning.open(Qt.resolvedUrl("PensOwn.qml"), {})
        }
        LinkRow {
            objectName: "shelf"
            icon: "star"
            title: qsTr("Kept puzzles")
            line: qsTr("Those you added, and files")
            onClicked: page.beginning.open(Qt.resolvedUrl("PensShelf.qml"), {})
        }
        LinkRow {
            objectName: "learn"
            icon: "hint"
            title: qsTr("Techniques")
            line: qsTr("What to look for, each with a puzzle to practise on")
            onClicked: page.beginning.open(Qt.resolvedUrl("PensTechniques.qml"), {})
        }
    }
    foot: PillButton {
        objectName: "play"
        width: parent.width
        primary: true
        focus: true
        icon: "play"
        text: qsTr("Play it")
        enabled: page.givens !== ""
        onClicked: page.beginning.play(page.givens, page.grade, "", 0)
    }
}
