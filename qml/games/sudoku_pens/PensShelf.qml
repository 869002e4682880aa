pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The puzzles that were kept, and the files with puzzles that are at hand.
Page {
    id: page

    required property string entryId
    required property var setUp
    readonly property PensBeginning beginning: PensBeginning {
        entryId: page.entryId
        setUp: page.setUp
    }
    property string notice

    title: qsTr("Kept puzzles")
    onBack: App.back()
    Component.onCompleted: shelf.look()

    function show(puzzles: var, origin: string) {
        beginning.open(Qt.resolvedUrl("PensOwn.qml"), { others: puzzles, origin: origin });
    }

    PuzzleShelf {
        id: shelf
        onTold: sentence => page.notice = sentence
    }
    Panel {
        width: parent.width
        Words {
            objectName: "notice"
            width: parent.width
            visible: text !== ""
            text: page.notice
            Accessible.role: Accessible.AlertMessage
        }
        Words {
            width: parent.width
            visible: shelf.puzzles.length === 0
            color: Theme.muted
            text: qsTr("Nothing yet: type a puzzle in, or paste one, and keep it.")
        }
        Repeater {
            model: shelf.puzzles
            Item {
                id: kept
                required property var modelData
                objectName: "kept" + modelData.id
                width: parent?.width ?? 0
                height: row.implicitHeight
                LinkRow {
                    id: row
                    width: parent.width - bin.width - 8
                    inset: sheet.width + 16
                    title: kept.modelData.title !== "" ? kept.modelData.title : qsTr("Puzzle %1").arg(kept.modelData.id)
                    line: qsTr("%1, %2 givens").arg(kept.modelData.grade).arg(kept.modelData.count)
                    onClicked: page.show([kept.modelData.givens], kept.modelData.title)
                    PensPreview {
                        id: sheet
                        anchors.verticalCenter: parent.verticalCenter
                        width: 48
                        givens: kept.modelData.givens
                    }
                }
                IconButton {
                    id: bin
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    icon: "trash"
                    text: qsTr("Throw %1 away").arg(row.title)
                    onClicked: shelf.forget(kept.modelData.id)
                }
            }
        }
    }
    Panel {
        visible: shelf.folder !== ""
        width: parent.width
        Words {
            width: parent.width
            text: qsTr("Files")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        Words {
            width: parent.width
            color: Theme.muted
            text: qsTr("Puzzle files in the folder of the backups are shown here: .sdk, .sdm, .opensudoku, or lines of 81 characters.")
        }
        Repeater {
            model: shelf.files
            LinkRow {
                required property var modelData
                objectName: modelData.name
                icon: "import"
                title: modelData.name
                line: modelData.error !== undefined ? modelData.error : qsTr("%n puzzle(s)", "", modelData.puzzles.length)
                enabled: modelData.error === undefined
                onClicked: page.show(modelData.puzzles, modelData.name)
            }
        }
        PillButton {
            objectName: "saveSdm"
            width: parent.width
            quiet: true
            icon: "export"
            enabled: shelf.puzzles.length > 0
            text: qsTr("Save kept puzzles as .sdm")
            onClicked: shelf.save("sdm")
        }
        PillButton {
            objectName: "saveOpenSudoku"
            width: parent.width
            quiet: true
            icon: "export"
            enabled: shelf.puzzles.length > 0
            text: qsTr("Save them for OpenSudoku")
            onClicked: shelf.save("opensudoku")
        }
    }
}
