pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The seats round a table that lies in the middle, each at its edge and turned to it, clockwise from the near one.
Item {
    id: edges

    required property MatchController match
    required property Component piece
    /// What a seat alone may see besides its pieces, above them, and how high it is.
    required property Component secret
    required property real secretHeight
    /// How far a strip reaches into the window, and how much of its corners nobody has.
    required property real depth
    required property real corner
    required property real trayWidth
    property string notice
    property string supply
    property bool wordless: false
    signal paused
    signal menu

    /// The action that lies at a point of the window; -1: none.
    function actionAt(point: point): int {
        return (strips.itemAt(match.viewer) as EdgeStrip)?.actionAt(point) ?? -1;
    }

    /// Where a seat's score stands.
    function scoreOf(seat: int): Item { return (strips.itemAt(seat) as EdgeStrip).points; }

    Repeater {
        id: strips
        model: edges.match.seats
        EdgeStrip {
            readonly property int angle: Edges.of(seat, edges.match.seatCount)
            readonly property bool across: angle % 180 === 0
            readonly property real inset: height / 2 + 8 // of its middle from its edge
            match: edges.match
            piece: edges.piece
            secret: edges.secret
            secretHeight: edges.secretHeight
            trayWidth: edges.trayWidth
            notice: edges.notice
            supply: edges.supply
            wordless: edges.wordless
            width: Math.min(720, (across ? edges.width : edges.height) - 2 * edges.corner)
            height: edges.depth
            x: (angle === 90 ? inset : angle === 270 ? edges.width - inset : edges.width / 2) - width / 2
            y: (angle === 180 ? inset : angle === 0 ? edges.height - inset : edges.height / 2) - height / 2
            rotation: angle
        }
    }
    IconButton {
        x: 16
        y: edges.height - height - 16
        icon: "pause"
        text: qsTr("Pause")
        onClicked: edges.paused()
    }
    IconButton {
        x: edges.width - 2 * width - 16
        y: edges.height - height - 16
        icon: "undo"
        text: qsTr("Undo")
        enabled: edges.match.canUndo
        onClicked: edges.match.undo()
    }
    IconButton {
        x: edges.width - width - 16
        y: edges.height - height - 16
        icon: "menu"
        text: qsTr("Menu")
        onClicked: edges.menu()
    }
}
