pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// An owner at the end: its sectors as far as they have turned over, the chips it collected, and its total so far.
Rectangle {
    id: row

    required property Reveal reveal
    required property int owner // a seat; -1: the game itself
    required property string name
    property int collected: 0
    property bool wins: false
    // It outlives the table for a moment.
    readonly property list<int> sectors: reveal !== null && reveal.order.length > 0 ? reveal.sectorsOf(owner) : []
    readonly property int total: collected + (reveal !== null ? reveal.total(owner, reveal.turned) : 0)
    readonly property bool narrow: width < 340 * Theme.textScale

    implicitHeight: Math.max(50, content.height + 12)
    radius: Theme.corner
    color: wins ? Theme.raised : "transparent"
    border.width: wins ? 2 : 0
    border.color: Theme.success

    Accessible.role: Accessible.StaticText
    Accessible.name: wins ? qsTr("%1, %n point(s), wins", "", total).arg(name) : qsTr("%1, %n point(s)", "", total).arg(name)

    Item {
        id: sign
        x: 10
        anchors.verticalCenter: parent.verticalCenter
        width: 30
        height: 30
        SeatToken {
            seat: row.owner
            initial: row.name.charAt(0)
            size: 30
        }
        GameToken {
            visible: row.owner < 0
            size: 28
        }
    }
    Flow {
        id: content
        anchors { left: sign.right; leftMargin: 8; right: sum.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
        spacing: 5
        Item {
            id: label
            readonly property real size: Theme.fitting(row.name, Theme.listSize, content.width - 6)
            width: row.narrow ? content.width : Math.min(1.08 * Theme.advance(row.name, size) + 8, content.width)
            height: row.narrow ? nameText.height : Math.max(34, nameText.height)
            Text {
                id: nameText
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                text: row.name
                wrapMode: Text.Wrap
                font.pixelSize: label.size
                font.weight: row.wins ? Font.DemiBold : Font.Normal
                color: Theme.ink
                rightPadding: 6
                Accessible.ignored: true
            }
        }
        Repeater {
            model: row.sectors
            SectorTag {
                required property int modelData
                sector: modelData
                up: row.reveal !== null && Array.from(row.reveal.turned).includes(modelData)
                counts: row.reveal?.tell(modelData, SectorsModel.CountsRole) ?? false
                points: row.reveal?.tell(modelData, SectorsModel.PointsRole) ?? 0
            }
        }
        Repeater {
            model: row.collected > 0 ? 1 : 0
            Piece {
                width: 34
                height: 34
                matter: Theme.ivory
                form: Piece.Round
                text: "+" + row.collected
                digitRatio: 0.4
            }
        }
    }
    Text {
        id: sum
        anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
        text: row.total
        font.pixelSize: Theme.scaled(26)
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
}
