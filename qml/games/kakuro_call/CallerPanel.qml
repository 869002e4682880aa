pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Who calls, which row, and how long there is to show it; or what is awaited.
Column {
    id: panel

    required property MatchController match
    readonly property CallMatch call: CallMatch { match: panel.match }
    required property string caller
    required property int used
    required property string notice
    required property bool verdict
    required property Countdown showing
    /// What is wrong with the row that is marked, if the app says so.
    required property string advice
    /// Whether it is being said what an action tile can do.
    property bool explains: false
    /// Whether the notice is of what went well.
    property bool good: false
    property bool brief: false
    /// Whether it says what another one says that is turned elsewhere: a screen reader reads it once.
    property bool again: false
    /// Whether it tells the time that is left to show a row.
    property bool timed: true
    readonly property rect row: call.calledRow
    /// How high it may get. What the seat's own strip and the board show, too, goes first.
    property real room: Infinity
    /// How high it may get while nobody calls. Where there isn't room for both, what stands before the end comes first: the
    /// total that is to be found lies beside it.
    property real place: Infinity
    readonly property string standing: qsTr("%n total(s) left", "", call.totals) + " · " + qsTr("%n aside", "", call.aside.length)
    readonly property bool counts: brief && call.caller < 0 && !verdict && notice === "" && call.total > 0
    readonly property bool both: awaited.implicitHeight + spacing + left.implicitHeight <= place
    readonly property real least: (verdict ? title.height + spacing : 0) + (advice.visible ? advice.height + spacing : 0) + (timeLeft.visible ? timeLeft.height : 0)
    readonly property bool tellsRow: least + cells.implicitHeight + spacing <= room

    readonly property real usual: brief ? Math.min(Theme.body, width < 120 ? 16 : 20) : call.caller < 0 ? Theme.listSize : Math.min(Theme.body, 24)
    /// What is told is told whole: where there is little room, in smaller letters.
    function sizeOf(words: string): real {
        const room = place === Infinity ? usual : Math.sqrt(0.5 * place * width / Math.max(1, Theme.advance(words, 1)));
        return Theme.fitting(words, Math.max(12, Math.min(usual, room)), width);
    }

    function cellName(column: int, row: int): string { return String.fromCharCode(65 + column) + (row + 1); }

    spacing: 4

    Text {
        id: title
        visible: panel.call.caller >= 0 && (panel.verdict || (panel.tellsRow && panel.least + cells.implicitHeight + implicitHeight + 2 * panel.spacing <= panel.room))
        width: parent.width
        text: panel.verdict ? qsTr("%1’s row: is it right?").arg(panel.caller) : qsTr("%1 calls").arg(panel.caller)
        wrapMode: Text.Wrap
        font.pixelSize: Math.min(Theme.listSize, panel.room < 100 ? 17 : panel.brief ? 22 : 28)
        font.weight: Font.Medium
        color: Theme.ink
    }
    Text {
        id: cells
        visible: text !== "" && (panel.tellsRow || panel.call.caller < 0 || panel.notice !== "")
        width: parent.width
        text: {
            if (panel.notice !== "")
                return panel.notice;
            if (panel.call.caller < 0 || panel.row.width === 0)
                return panel.verdict ? "" : panel.counts && !panel.both ? panel.standing : panel.match.status;
            // Where there is one line the board shows which row it is; what is wrong with it is to be said.
            if (panel.explains && panel.brief)
                return panel.match.status;
            if (panel.brief && !panel.verdict && panel.match.previews && !panel.match.right)
                return panel.advice;
            const range = qsTr("%1 to %2").arg(panel.cellName(panel.row.left, panel.row.top)).arg(panel.cellName(panel.row.right - 1, panel.row.bottom - 1));
            return panel.used > 0 ? qsTr("%1, with %n action tile(s)", "", panel.used).arg(range) : range;
        }
        wrapMode: Text.Wrap
        font.pixelSize: panel.notice !== "" || panel.call.caller < 0 || panel.row.width === 0 || panel.explains ? panel.sizeOf(text) : panel.usual
        lineHeight: 1.1
        color: panel.notice === "" ? Theme.muted : panel.good ? Theme.ink : Theme.error
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: panel.again
    }
    Text {
        id: advice
        visible: !panel.brief && !panel.verdict && panel.notice === "" && panel.call.caller >= 0 && panel.row.width > 0 && (panel.match.previews || panel.explains)
        width: parent.width
        text: panel.explains ? panel.match.status : panel.advice
        wrapMode: Text.Wrap
        maximumLineCount: 6
        elide: Text.ElideRight
        font.pixelSize: Math.min(Theme.body, panel.room < 160 ? 17 : 24)
        color: Theme.muted
    }
    Text { // how high it is, if it is said
        id: awaited
        visible: false
        width: parent.width
        text: panel.match.status
        wrapMode: Text.Wrap
        font.pixelSize: panel.usual
        lineHeight: cells.lineHeight
    }
    Text { // what stands before the end
        id: left
        visible: panel.counts && panel.both
        width: parent.width
        text: panel.standing
        wrapMode: Text.Wrap
        font.pixelSize: Math.min(Theme.caption, 18)
        color: Theme.muted
    }
    Row {
        id: timeLeft
        visible: (panel.showing?.runs ?? false) && panel.timed
        spacing: 8
        topPadding: panel.brief ? 0 : 10
        Text {
            id: time
            text: App.inTime((panel.showing?.secondsLeft ?? 0) * 1000)
            font.pixelSize: panel.brief ? Theme.heading : Math.min(Theme.scaled(34), 48)
            font.weight: Font.DemiBold
            color: (panel.showing?.secondsLeft ?? 0) <= 5 ? Theme.error : Theme.ink
            Accessible.ignored: true
        }
        Text {
            anchors.baseline: time.baseline
            visible: implicitWidth <= panel.width - time.width - 8
            text: qsTr("to show the row")
            font.pixelSize: Theme.caption
            color: Theme.muted
        }
    }
}
