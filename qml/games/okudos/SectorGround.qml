pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The nine sectors below the cells: tint, pattern, letter; whose it is and its points where that is known.
Item {
    id: ground

    required property MatchController match
    readonly property SectorsMatch shared: SectorsMatch { match: ground.match }
    required property Board board

    Repeater {
        model: ground.shared.sectors
        Item {
            id: sector
            required property int index
            required property int points
            required property int owner
            required property bool game
            required property string label
            readonly property MatchController match: ground.match // there still when the ground is gone
            readonly property Board board: ground.board
            readonly property TableScene table: board?.parent as TableScene
            // Until the end only whoever holds a small phone sees it here: a board is in front of all.
            readonly property bool open: match.over ? (owner >= 0 || game) && table !== null && Array.from(table.turnedUp).includes(index)
                                                    : owner >= 0 && (table?.secretOnBoard ?? false)
            readonly property string letter: "ABCDEFGHI".charAt(index)
            readonly property real header: board ? board.header * board.cellSize : 0
            x: board?.cellX(index % 3 * 3) ?? 0
            y: (board?.cellY(Math.floor(index / 3) * 3) ?? 0) - header
            width: 3 * (board?.cellSize ?? 0)
            height: width + header
            Accessible.role: Accessible.StaticText
            Accessible.name: open ? label : match.over ? "" : qsTr("sector %1, %n point(s) uncovered", "", points).arg(index + 1)

            SectorPattern {
                anchors.fill: parent
                radius: 4
                sector: sector.index
            }
            Repeater {
                model: 2
                Item {
                    required property int index
                    anchors.fill: parent
                    Rectangle {
                        x: sector.width * (parent.index + 1) / 3
                        y: sector.header
                        width: 1
                        height: sector.width
                        color: Theme.sectorLine
                    }
                    Rectangle {
                        y: sector.header + sector.width * (parent.index + 1) / 3
                        width: sector.width
                        height: 1
                        color: Theme.sectorLine
                    }
                }
            }
            Text {
                x: sector.width * 0.07
                anchors.verticalCenter: strip.verticalCenter
                text: sector.letter
                font.pixelSize: Math.max(9, sector.header * 0.68)
                font.weight: Font.DemiBold
                color: Theme.sectorInk
                Accessible.ignored: true
            }
            Item {
                id: strip
                width: sector.width
                height: sector.header
                Rectangle { // blank, not just unseen, once it is hidden
                    id: pill
                    readonly property int owner: sector.open ? sector.owner : -1
                    visible: sector.open
                    x: strip.width * 0.2
                    y: 1.5
                    width: strip.width * 0.78
                    height: strip.height - 3
                    radius: height / 2
                    color: Theme.sectorPaper
                    border.width: 1.2
                    border.color: Theme.sectorInk
                    SeatToken {
                        x: pill.height * 0.5
                        y: (pill.height - height) / 2
                        seat: pill.owner
                        initial: pill.owner >= 0 ? sector.match.nameOf(pill.owner).charAt(0) : ""
                        size: pill.height * 0.85
                    }
                    Repeater {
                        model: sector.open && sector.game ? 1 : 0
                        GameToken {
                            x: pill.height * 0.5
                            y: (pill.height - height) / 2
                            size: pill.height * 0.72
                        }
                    }
                    Text {
                        anchors { verticalCenter: parent.verticalCenter; horizontalCenter: parent.horizontalCenter; horizontalCenterOffset: parent.width * 0.1 }
                        text: sector.points // a number always: a text that once was one can be told by its font
                        font.pixelSize: Math.max(9, parent.height * 0.78)
                        font.weight: Font.DemiBold
                        color: Theme.sectorInk
                        Accessible.ignored: true
                    }
                }
            }
            Rectangle { // the viewer's own, or the one that turns over
                visible: sector.open && (!sector.match.over || sector.table?.turnedUp[sector.table.turnedUp.length - 1] === sector.index)
                anchors { fill: parent; margins: -3 }
                radius: 7
                color: "transparent"
                border.width: 3
                border.color: sector.match.over ? Theme.glow : Theme.accent
            }
        }
    }
}
