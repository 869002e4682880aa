pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Kakuro Cards at the table.
TableScene {
    id: here

    title: qsTr("Kakuro Cards")
    supply: best.points >= 0 ? qsTr("Par %1").arg(best.points) : qsTr("Bag %1").arg(match.pile)
    strokes: true
    boardCell: Component {
        CardCell {}
    }
    readonly property BestTurn best: BestTurn {}
    /// What is to be reached in a problem of one turn is said before.
    function look() { best.record = match.seatCount === 1 && match.pile === 0 && !match.over ? match.record() : ""; }
    Component.onCompleted: look()
    handPiece: Component {
        CardHandPiece { table: here }
    }
}
