pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A drawn board of Sudokids; golden tiles are written with a minus.
Miniature {
    id: figure

    written: cell => cell.face === Kind.Gold ? -cell.number : cell.number
    blockColumns: 3
    blockRows: 2
    cell: Component {
        MiniatureCell {
            id: here
            miniature: figure
            TileFace {
                anchors.centerIn: parent
                width: here.width * 0.9
                height: width
                number: Math.abs(here.value)
                golden: here.value < 0
                animal: true
            }
        }
    }
}
