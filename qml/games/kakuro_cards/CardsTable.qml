pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Kakuro Cards at the table.
TableScene {
    id: here

    title: qsTr("Kakuro Cards")
    supply: qsTr("Bag %1").arg(match.pile)
    strokes: true
    boardCell: Component {
        CardCell {}
    }
    handPiece: Component {
        CardHandPiece { table: here }
    }
}
