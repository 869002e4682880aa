pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The table: seats, track, board, status, hand. Laid out by the shape of the window, not by the kind of device.
FocusScope {
    id: table

    focus: true
    required property MatchController match
    required property Component boardCell
    required property Component handPiece
    required property string title
    /// What is left to draw, in words.
    property string supply
    /// Whether runs of cells are drawn along on the board.
    property bool strokes: false
    /// Room between the blocks and above them, in shares of a cell.
    property real blockGap: 0
    property real header: 0
    /// Played without reading: dots for the track, pictures for people, nothing said.
    property bool wordless: false
    /// The sectors that have turned over at the end.
    property list<int> turnedUp: []
    property Component beneath: null
    property Component above: null
    /// What the viewer alone may see besides the pieces of its hand, in the tray above them, and how high it is.
    property Component secret: null
    property real secretHeight: 0
    /// In the smallest tray there is no room for it: whoever holds such a phone finds it on the board, with the hand.
    readonly property bool secretOnBoard: small && !round
    /// A piece on its way out of the game.
    property Component gone: null
    /// Instead of the tray, once the game is over.
    property Component ending: null

    /// Where a tablet lies between people, each has an edge; on something smaller all of it turns (see GameTable).
    readonly property int edgeDepth: secret ? 132 : 108
    readonly property int corner: edgeDepth + 16
    readonly property bool round: match.handOver === MatchController.TableStyle && match.seatCount > 1 && !match.over
                                  && Math.min(Window.width, Window.height) >= 2 * corner + 472
    readonly property bool turnsItself: round
    readonly property alias allRound: board.allRound
    readonly property real edgeTray: Math.max(156, 68 * Math.max(1, match.handCount) + 16)
    /// A phone on which there is no room for everything, the less the larger the words are.
    readonly property bool small: width < 360 || width < 480 && height < 200 + 300 * Theme.textScale
    readonly property bool landscape: width / height > 1.5 && height < 480
    readonly property bool wide: !landscape && Math.min(width, height) >= 600 && width > height * 1.1
    readonly property bool tight: small || landscape
    /// Where there is little height for all the width, what can be pressed lies in the tray.
    readonly property bool upright: !tight && !wide && width >= 600
    readonly property bool acting: tight || upright
    readonly property bool mirrored: Theme.leftHanded && (landscape || wide)
    readonly property bool ended: match.over && ending !== null
    readonly property real handPieceRoom: shape.pieceRoom()
    readonly property real handPieceWidth: shape.pieceWidth()
    readonly property real handPieceSize: Math.max(Theme.touch, Math.min(shape.pieceMost(), handPieceRoom, handPieceWidth))
    readonly property TableShape shape: {
        if (round)
            return roundShape;
        if (wide)
            return wideShape;
        if (landscape)
            return flatShape;
        return upright ? tallShape : uprightShape;
    }
    property point hovered: nowhere
    readonly property bool dragging: hovered !== nowhere
    readonly property point nowhere: Qt.point(-2, -2) // no piece is on its way
    /// A piece that was put on the board is carried on from there.
    property int carriedPiece: -1
    property point carriedTo
    property string notice
    property bool tries: false // a piece lies on the board to be seen there
    readonly property Deed deed: Deed { match: table.match }
    readonly property Advisor advisor: Advisor {
        match: table.match
        wanted: Preferences.coach
    }

    signal paused
    signal menu

    function cellAt(point: point): point {
        const at = board.mapFromItem(null, point.x, point.y);
        return board.cellAt(at.x, at.y);
    }
    property point tapped: nowhere
    /// What is put down by a tap is laid by another one there: the second of two quick ones isn't meant.
    function tap(cell: point) {
        if (quick.running && cell === tapped)
            return;
        tapped = cell;
        if (Theme.haste > 0)
            quick.restart();
        match.tapCell(cell.x, cell.y);
    }
    Timer {
        id: quick
        interval: Theme.haste
    }
    /// What can be pressed there; below 0: nothing.
    function actionAt(point: point): int {
        if (round)
            return (edges.itemAt(0) as EdgeSeats).actionAt(point);
        return acting ? tray.actionAt(point) : actions.actionAt(point);
    }
    /// A piece is let go: on the board, on something that can be pressed, or nowhere. Then a finger that swept down over
    /// it meant the hand.
    function dropAt(piece: int, point: point, down: bool) {
        hovered = nowhere;
        const cell = cellAt(point);
        const action = actionAt(point);
        if (cell.x >= 0) {
            match.drop(piece, cell.x, cell.y);
        } else if (action >= 0) {
            match.press(action, -1, piece);
        } else {
            match.hover(piece, -1, -1);
            if (down)
                match.hideHand();
        }
    }
    function hoverAt(piece: int, point: point) {
        const cell = cellAt(point);
        if (cell === hovered)
            return;
        hovered = cell;
        match.hover(piece, cell.x, cell.y);
    }

    Connections {
        target: table.match
        function onRefused(key, sentence, cell) {
            table.notice = sentence;
            board.refused = cell;
            shaking.start();
        }
        function onChanged() {
            table.notice = "";
            table.tries = table.match.hand.played() >= 0;
            board.refused = Qt.point(-1, -1);
        }
    }

    TableParts {
        id: parts
        width: table.width
        height: table.height
        seatCount: table.match.seatCount
        mirrored: table.mirrored
        small: table.small
        playable: table.enabled
        wordless: table.wordless
        ended: table.ended
        handCount: table.match.handCount
        bar: bar
        side: side
        sideInner: side.inner
        seats: seats
        badgeHeight: seats.badgeHeight
        track: track
        board: board
        aspect: board.aspect
        status: status
        actionRow: actionRow
        actions: actions
        verdict: verdict
        tray: tray
        trayAside: tray.aside
        trayOver: tray.over
        coachEnd: coach.visible && !table.wide && !table.tight ? coach.y + coach.height : 0
    }
    TableShape {
        id: uprightShape
        of: parts
    }
    TallTableShape {
        id: tallShape
        of: parts
    }
    FlatTableShape {
        id: flatShape
        of: parts
    }
    WideTableShape {
        id: wideShape
        of: parts
    }
    RoundTableShape {
        id: roundShape
        of: parts
        wide: table.wide
        corner: table.corner
        edgeDepth: table.edgeDepth
        edgeTray: table.edgeTray
        secretHeight: table.secret ? table.secretHeight - 4 : 0
    }

    TableHead {
        id: bar
        visible: !table.round && height > 0
        x: table.shape.barX()
        width: table.shape.barWidth()
        height: table.shape.barHeight()
        match: table.match
        title: table.wordless ? "" : table.title
        playable: table.enabled
        below: table.shape.titleBelow()
        inner: side.inner - x
        innerWidth: side.width - 24
        onPaused: table.paused()
        onMenu: table.menu()
        onTold: sentence => table.notice = sentence
        advisor: table.advisor
        onCoach: coach.open = !coach.open
    }
    Item {
        id: side
        readonly property real inner: x + (table.mirrored ? 0 : 24)
        visible: table.wide
        x: table.mirrored ? table.width - width : 0
        width: table.wide ? Math.max(200, table.width * 0.2) : 0
        height: table.height
    }
    Flow {
        id: seats
        readonly property real badgeWidth: table.shape.badgeWidth()
        readonly property real pitch: table.shape.dotPitch()
        readonly property real dotsHeight: table.wordless && pitch >= 6 ? 6 + 2 * pitch : 0 // smaller, nobody could count them
        readonly property real badgeHeight: table.shape.badgeHeight() + dotsHeight
        x: table.shape.seatsX()
        y: table.shape.seatsY()
        width: table.shape.seatsWidth()
        spacing: table.shape.seatsSpacing()
        visible: !table.ended && !table.round
        Repeater {
            id: badges
            model: table.match.seats
            SeatBadge {
                width: seats.badgeWidth
                height: seats.badgeHeight
                dotsHeight: seats.dotsHeight
                readonly property string portrait: App.people[seat]?.avatar ?? ""
                avatar: table.wordless && table.enabled ? portrait : ""
                fields: table.match.track
                starred: table.wordless
                barred: fields > 0 && seats.dotsHeight === 0 && (table.small || table.wordless)
                preview: table.match.previews ? table.match.preview : 0
            }
        }
    }
    ScoreTrack {
        id: track
        visible: table.match.track > 0 && !table.small && !table.round && !table.ended && !table.wordless
        x: table.shape.trackX()
        y: table.shape.trackY()
        width: table.shape.trackWidth()
        match: table.match
    }
    Board {
        id: board
        objectName: "board"
        match: table.match
        strokes: table.strokes
        blockGap: table.blockGap
        header: table.header
        beneath: table.beneath
        above: table.above
        coordinates: !table.small
        x: table.shape.boardX()
        y: table.shape.boardY()
        width: table.shape.boardWidth()
        height: implicitHeight
        rotation: table.round ? Edges.of(table.match.viewer, table.match.seatCount) : 0
        cell: table.boardCell
        onTapped: (column, row) => table.tap(Qt.point(column, row))
        onStroked: (column, row, toColumn, toRow) => table.match.stroke(column, row, toColumn, toRow)
        onCarried: (piece, at) => {
            table.carriedTo = at;
            table.carriedPiece = piece;
            table.hoverAt(piece, at);
        }
        onLetGo: (piece, at) => {
            table.carriedPiece = -1;
            table.dropAt(piece, at, false);
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
    StatusLine {
        id: status
        match: table.match
        visible: !table.ended && !table.round
        opacity: table.wordless ? 0 : 1 // for the screen reader only
        height: table.wordless ? table.shape.wordlessHeight() : lines > 0 ? reserved : implicitHeight
        room: lines > 0 ? reserved : Infinity
        lines: table.shape.statusLines()
        notice: table.notice
        supply: table.supply
        brief: table.small
        flush: table.wide
        size: table.shape.statusSize()
        x: table.shape.statusX()
        y: table.shape.statusY()
        width: table.shape.statusWidth()
    }
    Row { // what is left to draw, and what was put aside
        id: piles
        visible: table.wordless && !table.round && !table.match.over
        x: table.shape.pilesX(piles)
        y: table.shape.pilesY()
        spacing: 24
        PileSign { count: table.match.pile }
        PileSign {
            visible: table.match.away > 0
            count: table.match.away
            crooked: true
        }
    }
    Item { // what can be pressed, in a row of its own
        id: actionRow
        // A verdict takes its place until the next move is begun.
        visible: !table.wide && actions.needed && actions.wanted > 0 && (actions.usable || !verdict.visible)
        x: 8
        y: status.y + status.height + 8
        width: table.width - 16
        height: Math.max(Theme.touch, actions.height)
    }
    ActionBar {
        id: actions
        visible: actionRow.visible || table.wide && needed
        needed: !table.acting && !table.ended && !table.round
        match: table.match
        column: table.wide
        wordless: table.wordless
        x: table.shape.actionsX()
        y: table.shape.actionsY()
        width: table.shape.actionsWidth(wanted)
    }
    VerdictStrip {
        id: verdict
        match: table.match
        wordless: table.wordless
        visible: objections && !table.round
        column: table.shape.verdictColumn()
        x: table.shape.verdictX()
        y: table.shape.verdictY()
        width: table.shape.verdictWidth()
    }
    HandTray {
        id: tray
        visible: !table.match.over && !table.round && table.enabled // there is no hand in a replay
        match: table.match
        piece: table.handPiece
        above: table.secretOnBoard ? null : table.secret
        over: above && table.match.handShown ? table.secretHeight : 0
        acting: table.acting
        spacious: table.upright
        wordless: table.wordless
        atEdge: !table.wide
        x: table.shape.trayX()
        y: table.shape.trayY()
        width: table.shape.trayWidth()
        height: table.shape.trayHeight()
    }
    Repeater {
        id: edges
        model: table.round ? 1 : 0
        EdgeSeats {
            anchors.fill: parent
            match: table.match
            piece: table.handPiece
            secret: table.secret
            secretHeight: table.secretHeight - 4
            depth: table.edgeDepth
            corner: table.corner
            trayWidth: table.edgeTray
            notice: table.notice
            supply: table.supply
            wordless: table.wordless
            onPaused: table.paused()
            onMenu: table.menu()
        }
    }
    OpponentStrip {
        id: opponents
        match: table.match
        deed: table.deed
        wordless: table.wordless
        x: table.shape.opponentsX(opponents)
        y: table.shape.opponentsY(opponents)
        width: table.shape.opponentsWidth()
        height: implicitHeight
        z: 4
    }
    CoachStrip {
        id: coach
        advisor: table.advisor
        wordless: table.wordless
        tight: table.tight
        tries: table.tries
        x: table.shape.opponentsX(coach)
        y: table.tight ? 4 : table.shape.opponentsY(coach)
        width: table.shape.opponentsWidth()
        height: implicitHeight
        z: 4
    }
    TableMotion {
        anchors.fill: parent
        match: table.match
        board: board
        badges: badges
        edges: edges
        handPoint: table.shape.handPoint()
        gone: table.gone
        z: 5
    }
    Timer { // the end is made in a turn of its own: the last move has to be seen first
        id: beat
        property bool over: false
        interval: 1
        running: table.ended
        onRunningChanged: if (running) over = false
        onTriggered: over = true
    }
    Repeater {
        model: table.ended && beat.over ? 1 : 0
        Item {
            x: table.shape.endX()
            y: table.shape.endY()
            width: table.shape.endWidth()
            height: table.height - y
            Repeater {
                model: 1
                delegate: table.ending
            }
        }
    }
}
