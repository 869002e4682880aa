pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Kakuro Call at the table: all seats search one board at once; whoever hits the buzzer first shows a row.
FocusScope {
    id: table

    focus: true
    required property MatchController match
    readonly property CallMatch call: CallMatch { match: table.match }
    readonly property bool turnsItself: true
    property string notice
    /// Whether it is what went well.
    property bool good: false
    /// Whether a row lies open that the others may object to.
    property bool verdict: false
    property string callerName
    property int used: 0
    property int declared: 0 // how many hold the total to be impossible
    readonly property bool solo: match.seatCount === 1
    readonly property bool calling: call.caller >= 0 && !verdict
    /// How what the caller reads is turned: to where the caller sits.
    readonly property real facing: calling ? layout.angle(call.caller) : 0
    readonly property bool sideways: facing === 90 || atRight
    readonly property bool atRight: facing === 270
    /// Between calls what is told is read from both long sides, where somebody sits at either.
    readonly property bool toBoth: layout.round && layout.turned && layout.far.length > 0 && !calling
    /// Where there is one place for it, it is turned to whom it is about, and a row to those who judge it.
    readonly property real reading: calling || layout.round ? facing : verdict ? layout.angleOfOthers(call.caller) : notice !== "" && about >= 0 ? layout.angle(about) : 0
    property int about: -1 // the seat whose call was judged
    /// On an upright window what a caller on the far side presses takes the hourglass's place, at that edge.
    readonly property bool opposite: facing === 180 && layout.upright
    readonly property bool ownRow: layout.ownRow && !opposite
    /// Whether a row is marked; where the app helps, one tile alone is none yet.
    readonly property bool marked: call.calledRow.width * call.calledRow.height > (match.previews ? 1 : 0)
    /// Whether there is something marked to take back; else the call itself can be given up.
    readonly property bool begun: call.calledRow.width > 0 || used > 0 || picked
    property bool picked: false
    /// Whether the app knows that the row which is marked would be a wrong call (KL-29): it is one all the same.
    readonly property bool wrong: calling && match.previews && !match.right
    readonly property string advice: wrong && marked && !explains ? match.status + " " + qsTr("Confirmed like this, the call is wrong.") : match.status
    /// Whether it is being said what an action tile can do.
    readonly property bool explains: calling && (picked || touched)
    property bool touched: false // one that needs no place on the board
    /// The hourglass makes room for the caller's buttons where there is no row for them.
    readonly property bool crowded: (!ownRow || layout.beside) && call.caller >= 0

    signal paused
    signal menu

    onCallingChanged: {
        if (!calling)
            return;
        notice = ""; // what was said of the call before isn't about this one
        missedRows = [];
    }

    CallLayout {
        id: layout
        width: table.width
        height: table.height
        people: table.sitting(false)
        computers: table.sitting(true)
        turned: table.match.handOver !== MatchController.SideBySide
    }
    BuzzerRace {
        id: theRace
        open: !table.match.over && !table.match.held && table.call.caller < 0
        onWon: seat => {
            table.match.press(Kind.Call, seat);
            theBoard.forceActiveFocus();
        }
    }
    CallNews {
        id: news
        match: table.match
        onTold: {
            if (sentence === "" || table.solo || (table.isComputer(seat) && !table.match.over))
                return; // a computer's is shown in a place of its own
            table.notice = sentence;
            table.about = seat;
            table.good = true;
            fading.restart();
        }
    }
    Timer {
        id: fading
        interval: Theme.notice
        onTriggered: table.notice = ""
    }
    Timer { // there is more to look at than to read
        id: looking
        interval: 3 * Theme.notice
        onTriggered: table.missedRows = []
    }
    Connections {
        target: table.match
        function onRefused(key, sentence) { table.tell(sentence); }
        function onHappened(what, seat, cells, points, number) {
            if (what === "declared" && table.isComputer(seat)) {
                table.notice = qsTr("%1 says: impossible.").arg(table.nameOf(seat));
                table.about = -1;
                table.good = true;
                fading.restart();
            } else if (what === "supplied" && seat === 0 && news.seat < 0) {
                table.notice = (table.notice + " " + qsTr("Everybody draws an action tile.")).trim();
                fading.restart();
            } else if (what === "wrong")
                table.tell((qsTr("%1’s call is wrong.").arg(table.nameOf(seat)) + " " + table.match.why()).trim(), seat);
            else if (what === "setAside") {
                table.showMissed(cells);
                table.tell(((table.good ? "" : table.notice) + " " + qsTr("%1 is put aside.").arg(number) + " " + table.match.why() + " " + table.missed()).replace(/ +/g, " ").trim());
            }
        }
        function onStarted() {
            table.notice = "";
            table.missedRows = [];
        }
    }

    /// Which seats are people's, or computers'.
    function sitting(computers: bool): list<int> {
        const seats = [];
        for (let seat = 0; seat < Math.max(1, match.seatCount); ++seat)
            if (isComputer(seat) === computers)
                seats.push(seat);
        return seats;
    }
    function isComputer(seat: int): bool { return match.opponents.numberAt(seat) > 0; }
    function nameOf(seat: int): string {
        const strip = strips.itemAt(seat) as SeatStrip;
        return strip ? strip.name : "";
    }
    /// The rows that nobody found, in columns and rows, the longest first: they are shown on the board for a while.
    property var missedRows: []
    function showMissed(ends: var) {
        const rows = [];
        for (let i = 0; i + 1 < ends.length; i += 2) {
            const x = ends[i] % match.columns, y = Math.floor(ends[i] / match.columns);
            rows.push(Qt.rect(x, y, ends[i + 1] % match.columns - x + 1, Math.floor(ends[i + 1] / match.columns) - y + 1));
        }
        missedRows = rows;
        looking.restart();
    }
    /// The same in words: as many as fit into a line or two.
    function missed(): string {
        const name = (column, row) => String.fromCharCode(65 + column) + (row + 1);
        const range = row => qsTr("%1 to %2").arg(name(row.left, row.top)).arg(name(row.right - 1, row.bottom - 1));
        const rows = Array.from(missedRows);
        if (rows.length < 2)
            return rows.length === 0 ? "" : qsTr("There was a row: %1.").arg(range(rows[0]));
        return qsTr("There were %n rows: %1.", "", rows.length).arg(rows.slice(0, 2).map(range).join(", ") + (rows.length > 2 ? " …" : ""));
    }
    function tell(sentence: string, seat = -1) {
        notice = sentence;
        about = seat;
        good = false;
        fading.restart();
        theBoard.shake();
    }
    function confirm() {
        if (calling && (marked || match.asks))
            match.press(Kind.Confirm);
    }
    function takeBack() {
        if (calling)
            match.press(Kind.TakeBack);
        dropped.restart();
    }
    /// A wrong call, which is asked about. The second of two quick taps on what took back is none.
    function giveUp() {
        if (calling)
            match.press(Kind.GiveUp);
    }
    function stepBack() {
        if (begun || match.asks)
            takeBack();
        else if (!dropped.running)
            giveUp();
    }
    Timer {
        id: dropped
        interval: Theme.haste
    }

    Keys.onPressed: event => {
        const seat = event.key - Qt.Key_1;
        if (seat < 0 || seat >= match.seatCount || isComputer(seat))
            return;
        const strip = strips.itemAt(seat) as SeatStrip;
        event.accepted = true;
        if (event.modifiers & Qt.AltModifier)
            match.press(verdict ? Kind.Challenge : Kind.Impossible, seat);
        else if (!strip.out)
            theRace.press(seat);
    }

    Connections {
        target: table.match
        function onChanged() { table.look(); }
    }
    Component.onCompleted: look()
    function look() {
        touched = false;
        verdict = match.undecided;
        callerName = call.caller >= 0 ? nameOf(call.caller) : "";
        const strip = call.caller >= 0 ? strips.itemAt(call.caller) as SeatStrip : null;
        let all = 0;
        for (let seat = 0; seat < strips.count; ++seat)
            all += (strips.itemAt(seat) as SeatStrip)?.declared ? 1 : 0;
        declared = all;
        used = strip ? strip.open.filter(piece => piece.played).length : 0;
        picked = strip !== null && strip.open.some(piece => piece.picked);
    }

    CallBoard {
        id: theBoard
        objectName: "board"
        match: table.match
        cell: Component {
            CallCell {}
        }
        facing: table.facing
        shared: layout.seats > 1
        x: layout.board.x
        y: layout.board.y
        width: layout.board.width
        height: width
        focus: true
        z: 2
        onConfirmed: table.confirm()
        onTakenBack: table.stepBack()
        missed: table.missedRows
        toldSeat: newsStrip.visible ? news.seat : -1
        told: news.row
    }
    Repeater {
        id: strips
        model: table.match.seats
        onItemAdded: table.look() // they may come one after another
        delegate: SeatStrip {
            plan: layout
            match: table.match
            race: theRace
            board: theBoard
            verdict: table.verdict
            told: newsStrip.visible && news.seat === seat
            last: table.declared === table.match.seatCount - 1
            onTileTouched: table.touched = true
        }
    }

    Item { // total, hourglass, what is going on
        id: info
        x: layout.info.x
        y: layout.info.y
        width: layout.info.width
        height: layout.info.height
        readonly property real buttons: layout.round ? 0 : height >= 96 ? 48 : table.solo ? 96 : 48
        /// What was told needs the hourglass's place, too, for a moment.
        readonly property bool told: table.notice !== "" && layout.upright && width < 340 * Theme.textScale
        readonly property bool narrow: layout.beside && width < 190 // then words go below the total
        readonly property real tileHeight: layout.round ? Math.min(184, height * 0.8, (width - 16) * 0.62 * 1.24)
                                         : narrow ? (table.crowded ? 40 : 56) : height - layout.forWords
        readonly property real tileY: layout.round || narrow ? 0 : (height - tileHeight) / 2

        TotalTile {
            id: totalTile
            visible: !(info.narrow && smallPill.visible) // the running sum takes its place, and tells the total, too
            y: info.tileY
            width: height / 1.24
            height: info.tileHeight
            total: table.call.total
            twice: layout.seats > 1
        }
        Hourglass {
            id: glass
            visible: table.match.sandSeconds > 0 && !table.crowded && !info.told
            clock: table.match.sand
            x: layout.round ? totalTile.width + (info.width - totalTile.width - width) / 2 : totalTile.width + 8
            y: layout.round ? 8 : info.tileY
            height: layout.round ? Math.min(info.height - 8 - timeLeft.height, (info.width - totalTile.width - 24) / 0.66) : info.tileHeight - timeLeft.height
            width: height * 0.66
        }
        Text {
            id: timeLeft
            visible: glass.visible && table.match.sand.turned
            x: glass.x + (glass.width - width) / 2
            y: glass.y + glass.height + (layout.round ? 8 : 0)
            text: App.inTime(table.match.sand.secondsLeft * 1000)
            font.pixelSize: layout.round ? Math.min(Theme.listSize, 26) : Math.min(Theme.body, 18)
            font.weight: Font.Medium
            color: table.match.sand.moves && table.match.sand.secondsLeft <= 10 ? Theme.error : Theme.muted
            Accessible.ignored: true
        }
        Text {
            id: standing
            visible: layout.round && (table.call.caller < 0 || table.sideways || info.y + y + height <= controls.y + buttons.y)
            x: layout.four ? theBoard.x + theBoard.width + 12 - info.x : 0
            y: info.tileHeight + 10
            width: (glass.visible ? glass.x - 12 : info.width) - x
            text: qsTr("%n total(s) left", "", table.call.totals) + " · " + qsTr("%n aside", "", table.call.aside.length)
            wrapMode: Text.Wrap
            font.pixelSize: Theme.body
            color: Theme.muted
        }
        Text { // for those on the far side
            visible: table.toBoth
            rotation: 180
            x: layout.four ? 24 - info.x : 0
            y: layout.four ? layout.lines + 12 - info.y : -height - 10
            width: layout.four ? layout.width / 2 - 270 : info.width
            text: standing.text
            wrapMode: Text.Wrap
            font.pixelSize: Theme.body
            color: Theme.muted
            Accessible.ignored: true
        }
        CallerPanel {
            id: words
            rotation: table.reading
            visible: !layout.round && (layout.ownRow || !table.crowded || above)
            // Where the caller's buttons have left, in the row below the board.
            readonly property bool away: table.opposite && layout.ownRow && !above
            // An upright tablet has room over the caller's buttons, beside the running sum.
            readonly property bool above: table.crowded && !layout.beside && info.width >= 560
            // A phone that lies on its side has room below, until the caller needs it.
            readonly property bool below: info.narrow || layout.beside && !table.crowded
            x: below || away ? 0 : above ? controls.from + 172 : (glass.visible ? glass.x + glass.width : totalTile.width) + 10
            y: away ? layout.controls.y - info.y + (layout.controls.height - height) / 2 : info.narrow ? info.tileHeight + 4 : below ? parent.height + 12 : above ? 0 : Math.max(0, (parent.height - height) / 2)
            width: below || away ? info.width : info.width - x - info.buttons - 4
            room: away ? layout.controls.height : layout.beside && !below ? info.height : Infinity
            place: below ? Infinity : info.height
            match: table.match
            caller: table.callerName
            used: table.used
            notice: table.notice
            verdict: table.verdict
            showing: table.call.showing
            advice: table.advice
            explains: table.explains
            good: table.good
            brief: true
            timed: !away // it stands beside the buttons
        }
    }
    Grid { // pause and menu
        columns: layout.round || info.buttons === 96 ? 3 : 1
        x: layout.round ? table.width - width - 16 : info.x + info.width - width + 4
        y: layout.round ? table.height - 72 : info.y + (info.narrow ? 0 : smallTime.visible ? info.height - height : (info.height - height) / 2)
        layoutDirection: Qt.RightToLeft
        IconButton {
            icon: "menu"
            text: qsTr("Menu")
            onClicked: table.menu()
        }
        IconButton {
            visible: table.solo
            icon: "undo"
            text: qsTr("Undo")
            enabled: table.match.canUndo && !table.calling
            onClicked: table.match.undo()
        }
        IconButton {
            id: pause
            // The menu pauses, too.
            visible: !layout.round && info.height >= (table.solo && info.buttons < 96 ? 144 : 96) + (smallTime.visible ? smallTime.height : 0)
            icon: "pause"
            text: qsTr("Pause")
            onClicked: table.paused()
        }
    }
    IconButton {
        visible: layout.round
        x: 16
        y: table.height - 72
        icon: "pause"
        text: qsTr("Pause")
        onClicked: table.paused()
    }

    CallerPanel { // on a tablet the sentence stands left of the board
        rotation: table.facing
        visible: layout.round
        readonly property rect side: layout.sideSentence(!pill.visible || pill.y + pill.height / 2 >= table.height / 2, table.atRight)
        /// Under what the one on the far side presses.
        readonly property real upper: table.facing === 180 && layout.four ? layout.farControls.y + layout.farControls.height : layout.roundTop + 8
        x: table.sideways ? side.x + (height - side.height) / 2 : layout.sentence.x
        width: table.sideways ? side.width : layout.sentence.width
        y: table.sideways ? side.y + (side.height - height) / 2
         : table.toBoth ? layout.sentence.y + layout.sentence.height / 2 + 12
         : !pill.visible ? layout.sentence.y + 60
         : below + height <= theBoard.y + theBoard.height ? below : Math.max(upper, pill.y - 12 - height)
        room: table.sideways ? side.height
            : table.calling && pill.visible ? Math.max(theBoard.y + theBoard.height - below, pill.y - 12 - upper) : Infinity
        place: table.toBoth ? layout.sentence.height / 2 - 12 : Infinity
        readonly property real below: pill.y + pill.height + 28
        match: table.match
        caller: table.callerName
        used: table.used
        notice: table.notice
        verdict: table.verdict
        showing: table.call.showing
        advice: table.advice
        explains: table.explains
        good: table.good
    }
    CallerPanel { // and the same for those on the far side
        rotation: 180
        visible: table.toBoth
        x: layout.sentence.x
        width: layout.sentence.width
        y: layout.sentence.y + layout.sentence.height / 2 - 12 - height
        place: layout.sentence.height / 2 - 12
        match: table.match
        caller: table.callerName
        used: table.used
        notice: table.notice
        verdict: table.verdict
        showing: table.call.showing
        advice: table.advice
        good: table.good
        again: true
    }
    RunningPill {
        id: pill
        visible: layout.round && table.match.previews
        pointing: !layout.mirrors && !table.sideways
        rotation: table.sideways ? table.facing : 0
        facing: table.sideways ? 0 : table.facing
        sum: table.match.preview
        total: table.call.total
        stands: table.match.right
        width: Math.min(184, layout.sentence.width)
        height: 44
        x: table.atRight ? theBoard.x + theBoard.width + 8 - (width - height) / 2
         : table.sideways ? theBoard.x - 8 - (width + height) / 2
         : layout.mirrors ? theBoard.x + theBoard.width + 8 : theBoard.x - width - 8
        y: theBoard.y + theBoard.cellY(theBoard.called.y) + theBoard.cellSize / 2 - height / 2
    }

    Item { // what the caller, or everybody, presses
        id: controls
        objectName: "controls"
        readonly property real from: table.ownRow ? 0 : totalTile.width + 10
        readonly property bool stacked: layout.beside || !table.ownRow
        readonly property rect place: table.sideways ? layout.sideControls(table.atRight) : table.opposite ? layout.info
                                    : table.facing === 180 ? layout.farControls : layout.controls
        readonly property real room: width - (!table.ownRow ? info.buttons + 4 : 0)
        readonly property real over: info.narrow ? 36 : Math.min(72, height - 50) // the buttons
        x: place.x + from
        y: place.y
        width: place.width - from
        height: place.height
        rotation: table.sideways ? table.facing : 0

        RunningPill {
            id: smallPill
            facing: table.facing
            visible: !layout.round && table.match.previews && !table.explains
            sum: table.match.preview
            total: table.call.total
            stands: table.match.right
            why: words.visible && words.tellsRow ? "" : table.advice
            y: info.narrow ? info.y + 4 - controls.y : 0
            width: info.narrow ? info.width - 56 : explains ? controls.room : controls.stacked ? Math.min(160, controls.room) : Math.min(150, controls.width * 0.36)
            height: controls.stacked ? (explains ? controls.over : 32) : 44
            anchors.verticalCenter: controls.stacked ? undefined : parent.verticalCenter
        }
        Text { // what giving up means, or what a tile can do, where there is no other place to say it
            visible: controls.stacked && table.calling && (!table.begun || table.explains) && !(words.visible && words.tellsRow)
            width: controls.room
            height: controls.over
            rotation: table.facing
            text: table.match.status
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            lineHeight: 0.9
            font.pixelSize: Math.min(Theme.caption, 20)
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            color: Theme.muted
        }
        Text { // over the menu
            id: smallTime
            objectName: "smallTime"
            rotation: table.facing
            visible: controls.stacked && (table.call.showing?.runs ?? false) && !layout.beside && !words.above
            x: controls.room + 4 + (48 - width) / 2
            y: Math.max(0, (controls.height - 48 - height) / 2 - (pause.visible ? 24 : 0))
            text: App.inTime((table.call.showing?.secondsLeft ?? 0) * 1000)
            font.pixelSize: 18
            font.weight: Font.DemiBold
            color: (table.call.showing?.secondsLeft ?? 0) <= 5 ? Theme.error : Theme.ink
        }
        CallButtons {
            id: buttons
            match: table.match
            call: table.call
            calling: table.calling
            verdict: table.verdict
            marked: table.marked
            begun: table.begun
            wrong: table.wrong
            facing: table.facing
            turned: controls.rotation
            onConfirm: table.confirm()
            onStepBack: table.stepBack()
            free: layout.round ? controls.width : controls.stacked ? controls.room : controls.width - (smallPill.visible ? smallPill.width + 8 : 0)
            x: controls.stacked || layout.round ? 0 : controls.width - width
            y: controls.stacked ? controls.height - height : layout.round && !table.sideways ? 20 : (controls.height - height) / 2
        }
    }
    CallNewsStrip {
        id: newsStrip
        match: table.match
        news: news
        place: Qt.rect(info.x, info.y, info.width - (layout.round ? 0 : info.buttons + 4), info.height)
        z: 6
    }
    CallMotion {
        anchors.fill: parent
        match: table.match
        board: theBoard
        totalTile: totalTile
        strips: strips
        z: 5
    }
}
