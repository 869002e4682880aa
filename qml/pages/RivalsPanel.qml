pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// People and how they stand with each other: a line each, with what there is to say at its end.
Panel {
    id: panel

    required property string title
    required property var rows // {name, avatar, mine, figure, line, told}

    visible: rows.length > 0
    spacing: 4

    Words {
        width: parent.width
        text: panel.title
        font.pixelSize: Theme.listSize
        font.weight: Font.Medium
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: panel.rows
        Rectangle {
            id: row
            required property var modelData
            width: parent?.width ?? 0
            readonly property bool tight: width < Theme.scaled(180) // the figure goes below the words
            height: Math.max(48, words.height + (tight ? figure.height : 0) + 12)
            radius: 10
            color: modelData.mine ? Theme.accentSoft : Theme.clear
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.told
            Avatar {
                id: face
                x: 8
                anchors.verticalCenter: parent.verticalCenter
                size: 36
                file: row.modelData.avatar
            }
            Column {
                id: words
                anchors { left: face.right; leftMargin: 12; right: row.tight ? row.right : figure.left; rightMargin: 8 }
                y: row.tight ? 6 : (row.height - height) / 2
                Words {
                    width: parent.width
                    text: row.modelData.name
                    font.pixelSize: Theme.listSize
                    Accessible.ignored: true
                }
                Words {
                    width: parent.width
                    text: row.modelData.line
                    font.pixelSize: Theme.caption
                    color: Theme.muted
                    Accessible.ignored: true
                }
            }
            Text {
                id: figure
                anchors { right: parent.right; rightMargin: 12 }
                y: row.tight ? words.y + words.height : (row.height - height) / 2
                width: Math.min(implicitWidth, row.width - words.x - 12)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                text: row.modelData.figure
                font.pixelSize: Theme.scaled(22)
                font.weight: Font.DemiBold
                color: Theme.ink
                Accessible.ignored: true
            }
        }
    }
}
