pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A high-score table, where there is anything in it.
Panel {
    id: table

    required property string title
    required property var rows // {name, avatar, mine, score, ms, finished, helped}, the best first
    required property bool timed // the quickest is the best

    visible: rows.length > 0
    spacing: 4

    Words {
        width: parent.width
        text: table.title
        font.pixelSize: Theme.listSize
        font.weight: Font.Medium
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: table.rows
        ScoreRow {
            required property var modelData
            required property int index
            width: parent?.width ?? 0
            rank: index + 1
            best: modelData
            figure: table.timed ? App.inTime(modelData.ms) : modelData.score
            told: table.timed ? figure : qsTr("%n point(s)", "", modelData.score)
        }
    }
}
