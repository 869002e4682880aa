pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A solved puzzle as a picture for others, which gives nothing of it away: where digits stood at first, the medal, the
/// time. Four to five.
Rectangle {
    id: picture

    required property var board // {columns, rows, cells}
    required property int metal // of the medal; -1: there is none
    property bool hollow: false
    required property string time
    required property string line
    readonly property real unit: width / 148

    height: width * 1.25
    radius: 8 * unit
    color: Theme.paper
    border.width: unit
    border.color: Theme.line
    Accessible.role: Accessible.Graphic
    Accessible.name: time + ", " + line

    Wood {
        id: wood
        x: (picture.width - width) / 2
        y: 10 * picture.unit
        width: 116 * picture.unit
        height: width
        radius: 5 * picture.unit
        edge: 0
    }
    Rectangle {
        id: paper
        readonly property int columns: picture.board.columns ?? 9
        readonly property real cell: width / columns
        x: wood.x + 5 * picture.unit
        y: wood.y + 5 * picture.unit
        width: wood.width - 10 * picture.unit
        height: width
        color: Theme.board
        BoardLines {
            columns: paper.columns
            rows: paper.columns
            blockColumns: 3
            blockRows: 3
            cellSize: paper.cell
        }
        Repeater {
            model: (picture.board.cells ?? []).map((cell, at) => ({ given: cell.face !== Kind.NoFace, at: at })).filter(one => one.given)
            Rectangle {
                required property var modelData
                objectName: "given"
                x: (modelData.at % paper.columns + 0.14) * paper.cell
                y: (Math.floor(modelData.at / paper.columns) + 0.14) * paper.cell
                width: paper.cell * 0.72
                height: width
                radius: width * 0.2
                color: Theme.accent
                opacity: 0.85
            }
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 131 * picture.unit
        height: 34 * picture.unit
        spacing: 6 * picture.unit
        Repeater {
            model: picture.metal >= 0 ? 1 : 0
            Medal {
                metal: picture.metal
                hollow: picture.hollow
                size: 34 * picture.unit
            }
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: picture.time
            font.pixelSize: Math.max(1, 22 * picture.unit)
            font.weight: Font.DemiBold
            color: Theme.ink
            Accessible.ignored: true
        }
    }
    Text {
        x: 6 * picture.unit
        y: 167 * picture.unit
        width: parent.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        text: picture.line
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 6
        font.pixelSize: Math.max(1, 12 * picture.unit)
        color: Theme.muted
        Accessible.ignored: true
    }
}
