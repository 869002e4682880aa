pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// SuDoku Tiles and Sudokids at the table.
TableScene {
    id: here

    wordless: match.columns === 6
    supply: qsTr("Pile %1").arg(match.pile) + (match.away > 0 ? " · " + qsTr("%1 put aside").arg(match.away) : "")
    title: match.columns === 6 ? qsTr("Sudokids") : qsTr("SuDoku Tiles")
    boardCell: Component {
        TilesCell {}
    }
    handPiece: Component {
        TilesHandPiece { table: here }
    }
    gone: Component {
        TileFace {
            anchors.fill: parent
            number: (parent as SlidingOff)?.number ?? 0
            animal: here.match.columns === 6
        }
    }
}
