pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A corner of a Sudokids board; golden tiles are written with a minus.
Miniature {
    columns: 3
    blockColumns: 3
    blockRows: 2
    cells: [1, -4, 2, 6, 0, -5]
    cell: Component {
        Item {
            id: here
            required property int value
            required property int index
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
