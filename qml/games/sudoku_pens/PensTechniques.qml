pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// All techniques, the simplest first, by the grade that needs them.
Page {
    id: page

    required property string entryId
    required property var setUp
    readonly property PensBeginning beginning: PensBeginning {
        entryId: page.entryId
        setUp: page.setUp
    }

    readonly property var techniques: desk.techniques

    title: qsTr("Techniques")
    onBack: App.back()

    PuzzleDesk { id: desk }
    Repeater {
        model: desk.grades
        Panel {
            id: grade
            required property var modelData
            width: parent?.width ?? 0
            spacing: 0
            Words {
                width: parent.width
                bottomPadding: 4
                text: grade.modelData.name
                font.pixelSize: Theme.listSize
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: page.techniques.filter(each => each.grade === grade.modelData.key)
                LinkRow {
                    required property var modelData
                    title: modelData.name
                    onClicked: page.beginning.open(Qt.resolvedUrl("PensLesson.qml"), { technique: modelData })
                }
            }
        }
    }
}
