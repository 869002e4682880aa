pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The controls of the table, each in its states.
Scroll {
    id: sheet

    readonly property var names: ["Mika", "Jun", "Oma", "Leo", "Ria"]

    contentHeight: column.height + 32

    Rectangle { // over the page below
        width: sheet.width
        height: Math.max(sheet.height, sheet.contentHeight)
        color: Theme.paper
    }
    MatchController { id: nobodys }
    BuzzerRace { id: theRace }
    Column {
        id: column
        x: 16
        y: 16
        width: sheet.width - 32
        spacing: 12
        Repeater {
            model: [12, 340]
            SeatBadge {
                required property int index
                required property int modelData
                width: column.width
                seat: index
                name: sheet.names[index]
                score: modelData
                scoreKnown: true
                turn: index === 0
            }
        }
        SeatBadge { // for those who can't read
            width: 220
            height: 84
            avatar: "bear"
            dotsHeight: 26
            seat: 2
            name: sheet.names[2]
            score: 43
            scoreKnown: true
            turn: false
        }
        TrackBar {
            width: 220
            seat: 3
            score: 25
            fields: 40
        }
        Row {
            spacing: 24
            PileSign { count: 24 }
            PileSign {
                count: 3
                crooked: true
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: sheet.names
                SeatToken {
                    required property int index
                    required property string modelData
                    seat: index
                    initial: modelData.charAt(0)
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 20
            Repeater {
                model: 2
                Buzzer {
                    required property int index
                    race: theRace
                    seat: index
                    name: sheet.names[index]
                    active: index === 1
                }
            }
        }
        NumberPad {
            width: Math.min(300, parent.width)
            height: 200
            counts: [9, 8, 7, 6, 5, 4, 3, 0, 1]
            ringed: 4
        }
        Hourglass { clock: nobodys.sand }
        Miniature {
            id: drawing
            width: 180
            columns: 5
            blockColumns: 2
            blockRows: 2
            cells: [1, 0, 2, 0, 3, 0, 4, 0, 5, 0]
            cell: Component {
                MiniatureCell {
                    id: drawn
                    miniature: drawing
                    Piece {
                        anchors.fill: parent
                        matter: drawn.value % 2 > 0 ? Theme.ivory : Theme.gold
                        text: drawn.value
                    }
                }
            }
        }
    }
}
