pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The ways in which an entry can be played by one alone, or against computers, each dealt with a tap.
Panel {
    id: panel

    required property Entry entry
    readonly property int level: fitting.level
    property string title: entry.title

    spacing: 4

    FittingLevel {
        id: fitting
        person: App.me
        game: panel.entry.game
    }
    Words {
        width: parent.width
        text: panel.title
        font.pixelSize: Theme.listSize
        font.weight: Font.Medium
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: panel.entry.alone
        Column {
            id: way
            required property loneWay modelData
            width: parent?.width ?? 0
            LinkRow {
                icon: "play"
                title: way.modelData.title
                line: way.modelData.line
                onClicked: App.playAlone(panel.entry.id, way.modelData, Math.min(1, way.modelData.problems))
            }
            Flow { // or begin with a harder one
                visible: problems.count > 0
                x: 40
                width: parent.width - x
                spacing: 8
                Repeater {
                    id: problems
                    model: way.modelData.problems
                    PillButton {
                        required property int index
                        padding: 14
                        quiet: true
                        text: Catalogue.gradeName(Catalogue.grades[index])
                        onClicked: App.playAlone(panel.entry.id, way.modelData, index + 1)
                    }
                }
            }
        }
    }
    LinkRow {
        visible: panel.entry.computers > 0
        icon: "play"
        title: qsTr("Against one computer")
        line: qsTr("%1: %2").arg(Figures.name(Figures.at(panel.level, 0))).arg(Figures.manner(Figures.at(panel.level, 0)))
        Accessible.name: qsTr("%1: %2").arg(panel.entry.title).arg(title)
        onClicked: App.playAgainst(panel.entry.id, 1, panel.level)
    }
    Flow { // or against more of them
        visible: panel.entry.computers > 1
        x: 40
        width: parent.width - x
        spacing: 8
        Repeater {
            model: Math.max(0, panel.entry.computers - 1)
            PillButton {
                required property int index
                padding: 14
                quiet: true
                text: [qsTr("Two", "computers"), qsTr("Three", "computers"), qsTr("Four", "computers")][index]
                Accessible.name: qsTr("%1: %2").arg(panel.entry.title).arg(qsTr("Against %n computer(s)", "", index + 2))
                onClicked: App.playAgainst(panel.entry.id, index + 2, panel.level)
            }
        }
    }
}
