pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// How a match came about: the scores in its course, on the same axis below them the chance to win, and between them
/// the numbers of the turns that decided it. A touch on a number or on the band opens the turn that is the nearest.
Panel {
    id: panel

    required property MatchAccount account
    required property MatchReport report
    required property int open // which of the turns is; -1: none
    property real tall: 124 // the scores
    readonly property int seats: account.names.length
    readonly property bool banded: account.working || account.judged
    readonly property var turns: account.turns
    readonly property real gutter: Math.max(30, Theme.advance("100%", Theme.caption) + 10)
    /// Where the numbers stand: at their turns, but never on one another.
    readonly property var places: {
        const out = Array.from(turns).map(one => band.xOf(one.input + 1));
        const apart = Math.max(24, Theme.scaled(22)) + 4, half = apart / 2;
        for (let i = 0; i < out.length; ++i)
            out[i] = Math.max(out[i], half, i > 0 ? out[i - 1] + apart : 0);
        for (let i = out.length - 1; i >= 0; --i)
            out[i] = Math.min(out[i], band.width - half, i + 1 < out.length ? out[i + 1] - apart : band.width);
        return out;
    }
    signal chosen(turn: int)
    signal looked(seat: int)

    spacing: 8

    function percent(chance: real): string { return qsTr("%1%").arg(Math.round(100 * chance)); }
    function chanceInWords(): string {
        const parts = [qsTr("%1’s chance to win").arg(account.looker) + ": " + percent(account.chanceAt(0))];
        for (const one of Array.from(turns))
            parts.push(qsTr("%1 after turn %2").arg(percent(account.chanceAt(one.input + 1))).arg(one.turn));
        return parts.concat(percent(account.chanceAt(report.moves))).join(", ");
    }

    Words {
        width: parent.width
        text: qsTr("How it came about")
        font.pixelSize: Theme.listSize
        font.weight: Font.Medium
        Accessible.role: Accessible.Heading
    }
    Item {
        id: picture
        width: parent.width
        height: panel.banded ? band.y + band.height : panel.turns.length > 0 ? numbers.y + numbers.height : chart.height

        Repeater { // from the scores past the numbers to the band
            model: panel.turns
            Item {
                id: thread
                required property decisiveTurn modelData
                required property int index
                readonly property real at: band.xOf(modelData.input + 1)
                readonly property real aside: (panel.places[index] ?? 0) - at
                DottedLine {
                    x: thread.at - width / 2
                    y: chart.y + 16
                    height: (panel.banded ? band.y + band.height : numbers.y + numbers.height / 2) - y
                }
                Rectangle { // to a number that had to make way
                    x: thread.at + Math.min(0, thread.aside)
                    y: numbers.y + numbers.height / 2 - height / 2
                    width: Math.abs(thread.aside)
                    height: 1.5
                    color: Theme.accent
                }
            }
        }
        Chart {
            id: chart
            width: parent.width
            height: panel.tall
            gutter: panel.gutter
            names: panel.account.names
            courses: panel.report.courses
        }
        Item {
            id: numbers
            y: chart.height
            width: band.width
            height: Math.max(24, Theme.scaled(22))
            Repeater {
                model: panel.turns.length
                TurnNumber {
                    required property int index
                    x: (panel.places[index] ?? 0) - width / 2
                    number: index + 1
                    chosen: panel.open === index
                }
            }
        }
        Rectangle { // the threads end at the words
            visible: panel.banded
            y: numbers.y + numbers.height + 4
            width: label.width + 6
            height: label.height
            color: Theme.raised
            Words {
                id: label
                width: Math.min(implicitWidth, band.width)
                text: qsTr("%1’s chance to win").arg(panel.account.looker)
                font.pixelSize: Theme.caption
                font.weight: Font.Medium
                Accessible.ignored: true
            }
        }
        ChanceBand {
            id: band
            visible: panel.banded
            y: numbers.y + numbers.height + label.height + 8
            width: chart.plotWidth
            chances: panel.account.chances
            moves: panel.report.moves
            pen: Theme.pens[Math.max(0, panel.account.seat)]
            words: panel.account.known ? panel.chanceInWords() : ""
            dots: Array.from(panel.turns).map(one => Qt.point(xOf(one.input + 1), yOf(panel.account.chanceAt(one.input + 1))))
        }
        Repeater {
            model: panel.banded ? [1, 0.5, 0] : []
            Text {
                required property real modelData
                x: band.width + 8
                y: band.y + (1 - modelData) * (band.height - height)
                text: panel.percent(modelData)
                font.pixelSize: Theme.caption
                color: Theme.muted
                Accessible.ignored: true
            }
        }
        MouseArea {
            enabled: panel.turns.length > 0
            y: numbers.y - 12
            width: band.width
            height: Math.max(Theme.touch, parent.height - y)
            onClicked: mouse => {
                const far = panel.places.map(at => Math.abs(at - mouse.x));
                panel.chosen(far.indexOf(Math.min(...far)));
            }
        }
    }
    Flow { // whose chance it is
        visible: panel.seats > 2 && panel.banded
        width: parent.width
        spacing: 8
        Repeater {
            model: panel.seats > 2 ? panel.account.names : []
            Rectangle {
                id: who
                required property string modelData
                required property int index
                readonly property bool on: index === panel.account.seat
                width: Theme.touch
                height: Theme.touch
                radius: height / 2
                color: on ? Theme.accentSoft : Theme.clear
                border.width: activeFocus ? 2 : 0
                border.color: Theme.glow
                activeFocusOnTab: true
                Accessible.role: Accessible.RadioButton
                Accessible.checked: on
                Accessible.name: qsTr("%1’s chance to win").arg(modelData)
                Accessible.onPressAction: panel.looked(index)
                Keys.onSpacePressed: panel.looked(index)
                Keys.onReturnPressed: panel.looked(index)
                SeatToken {
                    anchors.centerIn: parent
                    size: 30
                    seat: who.index
                    initial: who.modelData.charAt(0)
                }
                MouseArea {
                    anchors.fill: parent
                    onClicked: panel.looked(who.index)
                }
            }
        }
    }
}
