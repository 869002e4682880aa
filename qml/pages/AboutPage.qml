pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What Ninefold is, and whose games it plays.
Page {
    id: page

    readonly property var credits: [
        { game: "Kakuro", line: qsTr("Venice Connection, published by Hallense. Here: Kakuro Cards.") },
        { game: "Kakuro", line: qsTr("A. Nove Veronesi; design: concept company. Ravensburger 27 381, 2007. Here: Kakuro Call.") },
        { game: "Sudoku", line: qsTr("Design: concept company; Leisure Trends Ltd., B. S. Randle. Ravensburger 27 386, 2005. Here: Sudoku Pens.") },
        { game: "O’kudos", line: qsTr("Richard Breese; illustration: Juliet Breese. R&D Games, 2005.") },
        { game: "SuDoku", line: qsTr("Reiner Knizia; illustration: Bertrand Born; edited by Bärbel Schmidts and Markus Reichert. Kosmos 691622, 2005. Here: SuDoku Tiles and Sudokids.") }
    ]

    title: qsTr("About Ninefold")
    onBack: App.back()

    Panel {
        width: parent.width
        Words {
            width: parent.width
            font.pixelSize: Theme.fitting(text, Theme.listSize, width)
            text: qsTr("Number board games for one device: round a table, side by side, or alone. No account, no network, no advertisements; nothing leaves this device.")
        }
        Words {
            width: parent.width
            color: Theme.muted
            text: qsTr("Version %1").arg(Application.version)
        }
    }
    Panel {
        width: parent.width
        spacing: 16
        Words {
            width: parent.width
            text: qsTr("The printed games")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        Words {
            width: parent.width
            text: qsTr("The rules come from these games; all words, pictures and sounds are Ninefold’s own.")
            color: Theme.muted
        }
        Repeater {
            model: page.credits
            Column {
                id: credit
                required property var modelData
                width: parent?.width ?? 0
                Words {
                    width: parent.width
                    text: credit.modelData.game
                    font.pixelSize: Theme.listSize
                }
                Words {
                    width: parent.width
                    text: credit.modelData.line
                    color: Theme.muted
                }
            }
        }
    }
}
