pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// SuDoku Tiles and Sudokids at the table.
TableScene {
    id: here

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
