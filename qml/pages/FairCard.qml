pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What one person, or the computers of a level, drew so far: how much, its mean on a line with the band of chance, and
/// how often each value came.
Panel {
    id: card

    required property fairRow row
    required property FairDraws draws
    readonly property seated who: App.known(row.person, 0)
    readonly property string called: row.person > 0 ? who.name : Figures.manner(Figures.at(row.level, 0))
    readonly property string amount: qsTr("%1, %2").arg(draws.inWords(row.draws)).arg(qsTr("%n match(es)", "", row.matches))
    readonly property string mean: Number(row.mean).toLocaleString(Qt.locale(), "f", 2)
    readonly property bool wide: width >= Theme.scaled(300)

    padding: 14
    spacing: 0
    Accessible.role: Accessible.StaticText
    Accessible.name: Array.from([called, amount, row.told ? qsTr("%1 on average").arg(mean) : "", row.verdict]).filter(part => part !== "").join(", ")

    Grid {
        columns: card.wide ? 2 : 1
        columnSpacing: 12
        rowSpacing: 12
        width: parent.width
        verticalItemAlignment: Grid.AlignVCenter
        Column {
            width: card.wide ? parent.width * 0.36 : parent.width
            spacing: 4
            Row {
                width: parent.width
                spacing: 10
                Avatar {
                    id: face
                    visible: card.row.person > 0
                    size: 32
                    file: card.who.avatar
                    name: card.who.name
                }
                Words {
                    width: parent.width - (face.visible ? face.width + 10 : 0)
                    anchors.verticalCenter: parent.verticalCenter
                    text: card.called
                    font.weight: Font.Medium
                    Accessible.ignored: true
                }
            }
            LevelDots {
                visible: card.row.person === 0
                level: card.row.level
            }
            Words {
                width: parent.width
                text: card.amount
                font.pixelSize: Theme.caption
                color: Theme.muted
                Accessible.ignored: true
            }
            Item { // the mean, in the band that chance leaves it
                id: line
                visible: card.row.told
                width: Math.min(parent.width, 160)
                height: 22
                Rectangle {
                    y: 9
                    width: parent.width
                    height: 4
                    radius: 2
                    color: Theme.sunk
                }
                Rectangle {
                    x: card.row.low * line.width
                    y: 5
                    width: Math.max(12, (card.row.high - card.row.low) * line.width)
                    height: 12
                    radius: 6
                    color: Theme.glowFill
                    border.width: 1.2
                    border.color: Theme.glow
                }
                Column {
                    x: line.width / 2
                    y: 3
                    spacing: 2
                    Repeater {
                        model: 4
                        Rectangle {
                            width: 1
                            height: 2
                            color: Theme.muted
                        }
                    }
                }
                Rectangle {
                    x: Math.max(0, Math.min(line.width - width, card.row.at * line.width - width / 2))
                    y: 6
                    width: 10
                    height: 10
                    radius: 5
                    color: Theme.accent
                }
            }
            Flow {
                width: parent.width
                spacing: 6
                Text {
                    visible: card.row.told
                    text: card.mean
                    font.pixelSize: Theme.caption
                    font.weight: Font.DemiBold
                    color: Theme.ink
                    Accessible.ignored: true
                }
                Words {
                    width: Math.min(implicitWidth, parent?.width ?? 0)
                    text: card.row.verdict
                    font.pixelSize: Theme.caption
                    color: card.row.told ? Theme.ink : Theme.muted
                    Accessible.ignored: true
                }
            }
        }
        DotColumns {
            width: card.wide ? parent.width * 0.64 - 12 : parent.width
            values: card.draws.columns
            times: card.row.times
            expected: card.row.expected
            dot: card.draws.dot
        }
    }
}
