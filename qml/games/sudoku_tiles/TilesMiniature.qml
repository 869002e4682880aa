pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A corner of a SuDoku Tiles board; golden tiles are written with a minus.
Miniature {
    columns: 6
    blockColumns: 3
    blockRows: 3
    cells: [0, -2, 0, 0, 8, 0, 7, 3, 0, -4, 0, 0, 0, 9, 5, 1, 6, -3, -6, 0, 1, 9, 0, 0]
    cell: Component {
        Item {
            id: here
            required property int value
            required property int index
            TileFace {
                anchors.centerIn: parent
                width: here.width * 0.88
                height: width
                number: Math.abs(here.value)
                golden: here.value < 0
            }
        }
    }
}
