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
    // Where nobody sits the board may come nearer to the edge.
    readonly property real roundWidth: width - 2 * (match.seatCount > 2 ? corner : 16)
    readonly property real roundTop: match.seatCount === 3 ? 16 : corner
    readonly property real roundHeight: height - corner - roundTop
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
    readonly property real handPieceRoom: round ? edgeDepth - 40 - (secret ? secretHeight - 4 : 0) : Math.max(Theme.touch, tray.height - tray.over - 36)
    readonly property real handPieceWidth: (round ? edgeTray - 24 : tray.width - tray.aside - 32) / Math.max(1, match.handCount) - (tight ? 10 : 12)
    readonly property real handPieceSize: Math.max(Theme.touch, Math.min(wide ? 140 : 108, handPieceRoom, handPieceWidth))
    readonly property real sideWidth: Math.max(180, (width - board.width) / 2 - 48) // in `wide`
    property point hovered: nowhere
    readonly property bool dragging: hovered !== nowhere
    readonly property point nowhere: Qt.point(-2, -2) // no piece is on its way
    /// Beside the board in landscape: where everything else is.
    readonly property real columnX: !landscape ? 0 : mirrored ? 0 : board.x + board.width + 8
    readonly property real columnWidth: landscape ? width - board.width - 24 : width
    /// A piece that was put on the board is carried on from there.
    property int carriedPiece: -1
    property point carriedTo
    property string notice

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
    /// A piece is let go: on the board, on something that can be pressed, or nowhere. Then a finger that swept down over
    /// it meant the hand.
    function dropAt(piece: int, point: point, down: bool) {
        hovered = nowhere;
        const cell = cellAt(point);
        const action = round ? (edges.itemAt(0) as EdgeSeats).actionAt(point) : table.acting ? tray.actionAt(point) : actions.actionAt(point);
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
            board.refused = Qt.point(-1, -1);
        }
    }

    Item {
        id: bar
        visible: !table.round && height > 0
        x: table.wide ? side.x : table.columnX
        width: table.wide ? side.width : table.columnWidth
        height: !table.tight ? 56 : table.enabled ? 48 : 0 // a replay has a title of its own
        IconButton {
            id: pause
            visible: table.enabled // in a replay nothing can be pressed
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            icon: "pause"
            text: qsTr("Pause")
            onClicked: table.paused()
        }
        Text {
            readonly property bool below: table.wide && side.width < 250 // where the buttons leave no room
            x: below ? side.inner - bar.x : pause.x + pause.width + 4
            y: below ? bar.height + 8 : (bar.height - height) / 2
            width: below ? side.width - 24 : buttons.x - x
            text: table.wordless ? "" : table.title
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            color: Theme.ink
        }
        Row {
            id: buttons
            visible: table.enabled
            anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
            IconButton {
                icon: "undo"
                text: qsTr("Undo")
                enabled: table.match.canUndo
                onClicked: table.match.undo()
            }
            IconButton {
                icon: "menu"
                text: qsTr("Menu")
                onClicked: table.menu()
            }
        }
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
        readonly property real badgeWidth: table.wide ? width : (width - 8 * (table.match.seatCount - 1)) / table.match.seatCount
        // Of the window alone: the board's place follows from it.
        readonly property real dotsRoom: table.landscape ? table.width - table.height : table.wide ? 0 : table.width
        readonly property real pitch: table.wide ? 10 : Math.min(12, ((dotsRoom - 16) / table.match.seatCount - 32) / 20)
        readonly property real dotsHeight: table.wordless && pitch >= 6 ? 6 + 2 * pitch : 0 // smaller, nobody could count them
        readonly property real badgeHeight: (table.wide ? (table.wordless ? 76 : 68) : table.tight ? 44 : 52) + dotsHeight
        x: table.wide ? side.inner : table.columnX + 12
        y: table.wide ? 104 : bar.height
        width: table.wide ? side.width - 24 : table.columnWidth - 24
        spacing: table.wide ? 12 : 8
        visible: !table.ended && !table.round
        Repeater {
            id: badges
            model: table.match.seats
            SeatBadge {
                width: seats.badgeWidth
                height: seats.badgeHeight
                dotsHeight: seats.dotsHeight
                avatar: table.wordless && table.enabled ? App.people[seat]?.avatar ?? "" : ""
                fields: table.match.track
                barred: fields > 0 && seats.dotsHeight === 0 && (table.small || table.wordless)
                preview: table.match.previews ? table.match.preview : 0
            }
        }
    }
    ScoreTrack {
        id: track
        visible: table.match.track > 0 && !table.small && !table.round && !table.ended && !table.wordless
        y: table.wide ? seats.y + seats.height + 20 : seats.y + seats.badgeHeight + 4
        x: table.wide ? side.inner : table.columnX + 8
        width: table.wide ? side.width - 24 : table.columnWidth - 16
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
        readonly property real over: table.ended ? bar.height + 4 : (track.visible ? track.y + track.height : seats.y + seats.badgeHeight) + 4
        readonly property real below: table.ended ? 60 + 52 * (table.match.seatCount + 1) : status.height + (actionRow.visible ? actionRow.height + 8 : 0) + (verdict.visible ? verdict.height + 8 : 0)
                                    + (!table.enabled ? 0 : table.upright ? (verdict.visible ? 148 : 176) : verdict.visible ? Theme.touch + 52 : Math.max(116, table.height * 0.2)) + 24
        width: table.round ? Math.min(table.roundWidth, table.roundHeight) / Math.max(1, aspect)
             : table.wide ? Math.min((table.height - 60) / aspect, table.width * 0.56)
             : table.landscape ? (table.height - 16) / aspect
             : Math.min(table.width - 16, (table.height - over - below) / aspect)
        x: table.landscape ? (table.mirrored ? table.width - width - 8 : 8) : (table.width - width) / 2
        y: table.round ? table.roundTop + (table.roundHeight - height) / 2
         : table.wide || table.landscape ? (table.height - height) / 2 : over
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
    }
    StatusLine {
        id: status
        match: table.match
        visible: !table.ended && !table.round
        opacity: table.wordless ? 0 : 1 // for the screen reader only
        height: !table.wordless ? implicitHeight : table.wide ? 0 : 48
        notice: table.notice
        supply: table.supply
        brief: table.small
        flush: table.wide
        size: table.wide ? Theme.listSize : Math.min(Theme.body, table.small ? 20 : table.tight ? 22 : Infinity)
        x: table.wide ? side.inner : table.columnX + 16
        y: table.wide ? (track.visible ? track.y + track.height : seats.y + seats.height) + 24
         : table.landscape ? (track.visible ? track.y + track.height : seats.y + seats.badgeHeight) + 8
         : board.y + board.height + 6
        width: table.wide ? side.width - 24 : table.columnWidth - 32
    }
    Row { // what is left to draw, and what was put aside
        visible: table.wordless && !table.round && !table.match.over
        x: table.wide ? tray.x + (tray.width - width) / 2 : status.x + (status.width - width) / 2
        y: table.wide ? tray.y + tray.height + 24 : status.y
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
        x: table.wide ? tray.x : actionRow.x + Math.max(0, (actionRow.width - width) / 2)
        y: table.wide ? tray.y + tray.height + (table.wordless ? 88 : 16) : actionRow.y
        width: table.wide ? tray.width : Math.min(actionRow.width, wanted)
    }
    VerdictStrip {
        id: verdict
        match: table.match
        wordless: table.wordless
        visible: objections && !table.round
        column: table.wide && table.height >= 620 + 56 * table.match.seatCount
        x: table.wide ? status.x : status.x - 8
        readonly property real after: status.y + status.height + 8
        y: table.wide ? Math.min(after, table.height - height - 8) : after + (actionRow.visible ? actionRow.height + 8 : 0)
        width: table.wide ? status.width : status.width + 16
    }
    HandTray {
        id: tray
        readonly property real floor: verdict.visible ? verdict.y + verdict.height + 8
                                     : actionRow.visible ? actionRow.y + actionRow.height + 8 : status.y + status.height + 6
        visible: !table.match.over && !table.round && table.enabled // there is no hand in a replay
        match: table.match
        piece: table.handPiece
        above: table.secretOnBoard ? null : table.secret
        over: above && table.match.handShown ? table.secretHeight : 0
        acting: table.acting
        spacious: table.upright
        wordless: table.wordless
        atEdge: !table.wide
        x: table.wide ? (table.mirrored ? 24 : table.width - width - 24) : table.columnX + 8
        // Beside the board, what can be pressed has to fit below it.
        readonly property real fits: table.height - actions.height - 32
        readonly property real beside: Math.min(table.height * 0.39, fits - 72)
        y: table.wide ? Math.max(72, Math.min(table.height * 0.29, fits - beside)) : table.landscape || table.upright ? floor : Math.max(table.height * 0.71, floor)
        width: table.wide ? table.sideWidth : table.columnWidth - 16
        height: table.wide ? beside : table.height - y
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
        match: table.match
        wordless: table.wordless
        x: table.round ? (table.width - width) / 2 : table.wide ? side.inner - 8 : table.columnX + 8
        y: table.round ? table.height - table.corner - height - 8 : table.wide ? Math.min(status.y - 8, table.height - height - 8) : Math.min(status.y - 4, table.height - height - 8)
        width: table.round ? Math.min(440, table.roundWidth) : table.wide ? side.width - 8 : table.columnWidth - 16
        height: implicitHeight
        z: 4
    }
    TableMotion {
        anchors.fill: parent
        match: table.match
        board: board
        badges: badges
        edges: edges
        handPoint: table.round ? Qt.point(width / 2, height / 2) : Qt.point(tray.x + tray.width / 2, tray.y + 24)
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
            x: table.wide ? tray.x : table.columnX + 8
            y: table.wide ? 80 : table.landscape ? bar.height : board.y + board.height + 4
            width: table.wide ? tray.width : table.columnWidth - 16
            height: table.height - y
            Repeater {
                model: 1
                delegate: table.ending
            }
        }
    }
}
