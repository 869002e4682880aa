import QtQuick
import Ninefold
import Ninefold.Core

/// What a puzzle that was given up comes to: whoever has stopped may see it.
Page {
    id: page

    required property string record
    readonly property var solution: desk.solutionOf(record)

    title: qsTr("The solution")
    breadth: 480
    onBack: App.back()

    PuzzleDesk { id: desk }
    PensExample {
        objectName: "solution"
        width: parent.width
        numbers: page.solution.numbers ?? []
        notes: []
        figure: ({ more: page.solution.missing ?? [], wrong: page.solution.wrong ?? [] })
    }
    Caption {
        text: (page.solution.wrong ?? []).length > 0 ? qsTr("Blue: what was missing. Red: where you had another digit.")
                                                    : qsTr("Blue: what was missing.")
    }
}
