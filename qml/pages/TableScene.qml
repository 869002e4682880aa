pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The table: seats, track, board, status, hand. Laid out by the shape of the window, not by the kind of device.
FocusScope {
    id: table

    required property MatchController match
    required property Component boardCell
    required property Component handPiece
    required property string title
    property bool small: width < 360
    readonly property bool landscape: width / height > 1.5 && height < 480
    readonly property bool wide: !landscape && Math.min(width, height) >= 600
    readonly property real handPieceSize: wide ? 140 : Math.min(108, tray.height - 36)
    property string notice

    signal paused
    signal menu

    function dropAt(piece: int, point: point) {
        const at = board.mapFromItem(null, point.x, point.y);
        const cell = board.cellAt(at.x, at.y);
        if (cell.x >= 0)
            match.drop(piece, cell.x, cell.y);
    }
    function hoverAt(piece: int, point: point) {
        const at = board.mapFromItem(null, point.x, point.y);
        const cell = board.cellAt(at.x, at.y);
        if (cell.x >= 0)
            match.hover(piece, cell.x, cell.y);
    }

    Connections {
        target: table.match
        function onRefused(key, sentence) {
            table.notice = sentence;
            board.shake();
        }
        function onChanged() { table.notice = ""; }
    }

    Item {
        id: bar
        width: table.wide ? side.width : parent.width
        height: 56
        IconButton {
            id: pause
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            icon: "pause"
            text: qsTr("Pause")
            onClicked: table.paused()
        }
        Text {
            anchors { left: pause.right; leftMargin: 4; right: buttons.left; verticalCenter: parent.verticalCenter }
            text: table.title
            elide: Text.ElideRight
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            color: Theme.ink
        }
        Row {
            id: buttons
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
        visible: table.wide
        width: table.wide ? Math.max(200, table.width * 0.2) : 0
        height: table.height
    }
    Flow {
        id: seats
        x: table.wide ? 24 : 12
        y: table.wide ? 104 : bar.height
        width: table.wide ? side.width - 24 : table.width - 24
        spacing: table.wide ? 12 : 8
        Repeater {
            model: table.match.seats
            SeatBadge {
                width: table.wide ? seats.width : (seats.width - 8 * (table.match.seatCount - 1)) / table.match.seatCount
                height: table.wide ? 68 : 52
            }
        }
    }
    ScoreTrack {
        id: track
        visible: table.match.track > 0 && !table.wide
        y: seats.y + 52 + 4
        x: 8
        width: table.width - 16
        match: table.match
    }
    Board {
        id: board
        match: table.match
        readonly property real room: table.wide ? Math.min(table.height - 80, table.width * 0.56) : table.width - 16
        width: Math.min(room, table.wide ? room : tray.y - y - 34)
        x: (table.width - width) / 2
        y: table.wide ? (table.height - height) / 2 : (track.visible ? track.y + track.height : seats.y + 60) + 4
        height: implicitHeight
        cell: table.boardCell
        onTapped: (column, row) => table.match.tapCell(column, row)

        function shake() { shaking.restart(); }
        SequentialAnimation {
            id: shaking
            loops: 3
            NumberAnimation { target: shift; property: "x"; to: 4; duration: Theme.refuse / 6 }
            NumberAnimation { target: shift; property: "x"; to: -4; duration: Theme.refuse / 6 }
            NumberAnimation { target: shift; property: "x"; to: 0; duration: Theme.refuse / 6 }
        }
        transform: Translate { id: shift }
    }
    Text {
        id: status
        x: table.wide ? side.x + 24 : 16
        y: table.wide ? seats.y + seats.height + 24 : tray.y - height - 8
        width: table.wide ? side.width - 24 : table.width - 32
        horizontalAlignment: table.wide ? Text.AlignLeft : Text.AlignHCenter
        text: table.notice !== "" ? table.notice : table.match.previews ? qsTr("%n point(s)", "", table.match.preview) : table.match.status
        wrapMode: Text.Wrap
        maximumLineCount: 3
        font.pixelSize: Theme.body
        color: table.notice !== "" ? Theme.error : Theme.muted
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    HandTray {
        id: tray
        match: table.match
        piece: table.handPiece
        x: table.wide ? table.width - width - 24 : 8
        y: table.wide ? table.height * 0.29 : Math.max(table.height * 0.71, 0)
        width: table.wide ? Math.max(180, table.width * 0.17) : table.width - 16
        height: table.wide ? table.height * 0.39 : table.height - y
    }
    Flow {
        id: actions
        visible: table.wide
        x: tray.x
        y: tray.y + tray.height + 16
        width: tray.width
        spacing: 8
        Repeater {
            model: table.match.actions
            PillButton {
                required property int action
                required property bool usable
                required property string label
                required property bool on
                width: actions.width
                text: label
                enabled: usable
                onClicked: table.match.press(action)
            }
        }
    }
}
