pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The ways in which an entry can be played by one alone, each dealt with a tap.
Panel {
    id: panel

    required property Entry entry
    property string title: entry.title

    spacing: 4

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
}
