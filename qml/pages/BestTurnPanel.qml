pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The turn that would have brought most, drawn on its board: what is laid has a broad ring, what is turned over a thin one.
Panel {
    id: panel

    required property BestTurn best
    required property url figure
    readonly property string what: best.cells.length === 0 ? ""
        : (best.sum ? qsTr("A red %1 on %2", "a card, as a sum") : qsTr("A yellow %1 on %2", "a card, as an addend"))
          .arg(best.card).arg(cellName(best.cells[0]))
    readonly property string turned: Array.from(best.cells).slice(1).map(cell => cellName(cell)).join(", ")
    readonly property string words: (turned !== "" ? what + " · " + qsTr("%1 turned over").arg(turned) : what) + " · " + qsTr("%n point(s)", "", best.points)
    signal watched

    function cellName(cell: int): string { return String.fromCharCode(65 + cell % 9) + (Math.floor(cell / 9) + 1); }

    spacing: 8
    Words {
        width: parent.width
        text: qsTr("The best turn")
        font.pixelSize: Theme.listSize
        font.weight: Font.Medium
        Accessible.role: Accessible.Heading
    }
    Words {
        objectName: "bestTurn"
        width: parent.width
        text: panel.words
    }
    Loader {
        id: picture
        width: Math.min(parent.width, 420)
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        Component.onCompleted: setSource(panel.figure, { columns: 1, cells: [] })
        onLoaded: (item as Miniature).show(panel.best.board)
        readonly property Miniature drawn: item as Miniature
        Repeater {
            model: picture.drawn ? panel.best.cells : []
            Rectangle {
                required property int index
                required property int modelData
                readonly property real size: picture.drawn.cellSize
                objectName: "bestCell"
                x: (picture.width - 9 * size) / 2 + modelData % 9 * size
                y: picture.drawn.frame + Math.floor(modelData / 9) * size
                z: 1
                width: size
                height: size
                radius: size * 0.24
                color: Theme.clear
                border.width: index === 0 ? 3.5 : 2
                border.color: index === 0 ? Theme.glow : Theme.accent
            }
        }
    }
    LinkRow {
        icon: "replay"
        title: qsTr("See it on the table")
        onClicked: panel.watched()
    }
}
