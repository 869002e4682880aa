pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A drawn board of SuDoku Tiles; golden tiles are written with a minus.
Miniature {
    blockColumns: 3
    blockRows: 3
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
