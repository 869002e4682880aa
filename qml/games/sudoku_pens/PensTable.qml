pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Sudoku Pens at the table: one sheet for all, each seat writes in its own ink.
FocusScope {
    id: table

    required property MatchController match
    property string notice
    readonly property PensLayout place: PensLayout {
        width: table.width
        height: table.height
        solo: table.match.seatCount === 1
        sand: table.match.sandSeconds > 0
    }
    readonly property PensSheet sheet: PensSheet { match: table.match }
    readonly property PensHands hands: PensHands {
        match: table.match
        sheet: table.sheet
    }
    readonly property Coach coach: Coach { match: table.match }
    readonly property Deed deed: Deed { match: table.match }
    readonly property Advisor advisor: Advisor {
        match: table.match
        wanted: Preferences.coach
    }
    readonly property string told: match.status + "  ·  " + match.news
    /// There is one line for it.
    readonly property bool tells: !place.solo && !place.wide && match.news !== "" && Theme.advance(told, Theme.caption) <= place.status.width
    readonly property string status: notice !== "" ? notice : ask.visible && hands.ending ? ask.question
                                   : coach.did !== "" ? coach.did : tells ? told : match.status

    signal paused
    signal menu

    // What had the keys before the coach: it takes the place of the digits and the tools.
    property Item before: null
    function openHint() {
        if (!coach.teaches) {
            guide.open = advisor.offers;
            return;
        }
        before = Window.activeFocusItem;
        hint.open = true;
    }
    function giveBack() {
        if (before?.visible)
            before.forceActiveFocus();
        before = null;
    }

    function badge(seat: int): Item { return badges.itemAt(seat); }

    focus: true
    Keys.onPressed: event => {
        const asks = event.key === Qt.Key_H && (coach.teaches || advisor.offers);
        if (asks)
            openHint();
        event.accepted = asks || hands.typed(event);
    }
    Component.onCompleted: sheet.read()

    Binding { // who is asked doesn't think meanwhile
        target: App
        property: "asked"
        value: table.hands.ending
    }
    Connections {
        target: table.match
        property int wrongAt: -1
        function onRefused(key, sentence) {
            table.notice = sentence;
            shaking.start();
        }
        function onChanged() { table.notice = ""; }
        function onHappened(what, seat, cells, points) {
            if (what === "wrong") {
                wrongAt = cells[0];
            } else if (what === "wiped" && cells[0] === wrongAt) {
                flying.stop();
                wiped.show(wrongAt % table.match.columns, Math.floor(wrongAt / table.match.columns), seat, points);
                table.notice = qsTr("The %1 was wrong.").arg(points);
                wrongAt = -1;
            } else if (what === "written" && !table.place.solo) {
                const at = board.middleOf(cells), badge = (table.place.wide ? side.itemAt(0) as PensSide : table).badge(seat);
                flying.fly(points, table.mapFromItem(board, at.x, at.y), table.mapFromItem(badge, badge.width / 2, badge.height / 2));
            } else if (what === "upheld") {
                table.notice = qsTr("That was right.");
            }
        }
    }

    PensBar {
        x: table.place.bar.x
        y: table.place.bar.y
        width: table.place.bar.width
        height: table.place.bar.height
        match: table.match
        history: !table.place.wide
        spared: table.place.sandInBar ? 48 : 0
        advisor: table.advisor
        onCoach: guide.open = !guide.open
        onPaused: table.paused()
        onMenu: table.menu()
    }
    Row {
        visible: table.place.seated && !table.place.wide && !(ask.visible && ask.writesOn)
        x: table.place.seats.x
        y: table.place.seats.y
        spacing: 8
        Repeater {
            id: badges
            model: table.match.seats
            SeatBadge {
                width: (table.place.seats.width - 8 * (table.match.seatCount - 1)) / table.match.seatCount
                height: table.place.seatsHeight
            }
        }
    }
    Repeater {
        id: side
        model: table.place.wide ? 1 : 0
        PensSide {
            x: table.place.seatsSide
            y: 84
            width: table.place.sideWidth
            height: table.place.tools.y + table.place.tools.height - y
            match: table.match
            sheet: table.sheet
            hands: table.hands
            status: table.status
            bad: table.notice !== ""
        }
    }
    Board {
        id: board
        objectName: "board"
        x: table.place.board.x
        y: table.place.board.y
        width: table.place.board.width
        height: implicitHeight
        match: table.match
        coordinates: table.match.seatCount === 1 // the coach names cells by them
        activeFocusOnTab: false
        enabled: !table.hands.ending
        cell: Component {
            PensCell { sheet: table.sheet }
        }
        onTapped: (column, row) => table.hands.tap(column, row)
        PensTouch {
            board: board
            onTapped: (column, row) => table.hands.tap(column, row)
            onLingered: (column, row) => table.hands.longPress(column, row)
            onStroked: (column, row, toColumn, toRow) => {
                table.hands.far = Qt.point(toColumn, toRow);
                table.match.stroke(column, row, toColumn, toRow);
            }
        }
        PensWiped {
            id: wiped
            board: board
        }
        StoppedCover {
            visible: table.match.held
            anchors.fill: parent
            radius: 12
            z: 6
        }
        PensDrawing {
            x: board.frame
            y: board.frame
            z: 2
            visible: hint.open
            figure: table.coach.figure
            cellSize: board.cellSize
        }
        transform: Shaking { id: shaking }
        DeedMarks {
            board: board
            deed: table.deed
        }
        CoachMarks {
            board: board
            advisor: table.advisor
        }
    }
    Repeater {
        model: table.place.sand ? 1 : 0
        PensSand {
            x: table.place.hourglass.x
            y: table.place.hourglass.y
            width: table.place.hourglass.width
            height: table.place.hourglass.height
            clock: table.match.sand
            big: !table.place.sandInBar
        }
    }
    PensStatus {
        visible: !table.place.wide && !hint.open
        x: table.place.status.x
        y: table.place.status.y
        width: table.place.status.width
        height: table.place.status.height
        text: table.status
        bad: table.notice !== ""
    }
    NumberPad {
        objectName: "pad"
        visible: !hint.open && !(guide.visible && !table.place.wide)
        enabled: !table.hands.ending
        x: table.place.pad.x
        y: table.place.pad.y
        width: table.place.pad.width
        height: table.place.pad.height
        columns: table.place.padColumns
        rowGap: table.place.padGap
        wipe: columns === 5
        counts: table.sheet.left
        ringed: table.sheet.own.armed > 0 ? table.sheet.own.armed : table.sheet.key
        wiping: table.sheet.own.wipes
        note: qsTr("Press and hold for a note")
        onPressed: digit => table.hands.key(digit)
        onHeld: digit => table.hands.keyHeld(digit)
    }
    PensTools {
        visible: !hint.open && (!ask.visible || ask.writesOn)
        x: table.place.tools.x
        y: table.place.tools.y
        width: table.place.tools.width
        columns: table.place.wide ? (hints ? 3 : 2) : count
        toolHeight: table.place.toolHeight
        captions: table.place.captions
        wipe: table.place.padColumns === 3
        moves: !table.place.wide
        match: table.match
        hands: table.hands
        hints: table.coach.teaches
        onHint: table.openHint()
    }
    PensCoach {
        id: hint
        objectName: "hint"
        x: table.place.coach.x
        y: table.place.coach.y
        width: table.place.coach.width
        height: table.place.coach.height
        coach: table.coach
        onLearn: lesson => App.open(Qt.resolvedUrl("PensLesson.qml"), {
            technique: lesson, entryId: App.entryId, interrupted: table.match.kept,
            setUp: { people: App.people.map(one => one.id), options: { mode: "solo" } }
        })
        onOpenChanged: {
            if (open)
                return;
            table.forceActiveFocus();
            givingBack.start();
        }
    }
    CoachStrip {
        id: guide
        advisor: table.advisor
        tight: table.place.small
        x: table.place.wide ? table.place.seatsSide - 8 : table.place.coach.x
        y: table.place.wide ? table.place.tools.y - height - 12 : table.place.coach.y
        width: table.place.wide ? table.place.sideWidth + 16 : table.place.coach.width
        height: implicitHeight
        z: 4
    }
    OpponentStrip { // where the seats are, as the keys are needed for what comes next; below the sheet if one stays with it
        id: opponents
        match: table.match
        deed: table.deed
        x: table.place.wide ? table.place.seatsSide - 8 : table.place.bar.x + 8
        y: table.place.wide ? 84
           : table.place.upright && (asked || others.waits) ? Math.min(table.place.coach.y, table.height - height - 8) : table.place.bar.y + 4
        width: table.place.wide ? table.place.sideWidth + 16 : table.place.bar.width - 16
        height: implicitHeight
        z: 4
    }
    PensAsk {
        id: ask
        // Who may write on while the others look keeps the tools; the question takes the place of the seats.
        readonly property bool writesOn: !ending && table.match.turn === table.sheet.writer
        readonly property rect at: writesOn ? table.place.seats : table.place.tools
        visible: asked && !table.place.wide
        compact: true
        x: at.x
        y: at.y
        width: at.width
        match: table.match
        sheet: table.sheet
        hands: table.hands
    }
    FlyingPoints {
        id: flying
        z: 5
    }
    Timer { // once it is to be seen again
        id: givingBack
        interval: 0
        onTriggered: table.giveBack()
    }
}
