pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A few cards of Kakuro Cards; sums are written with a minus.
Miniature {
    columns: 5
    margin: 0.038
    cells: [0, -5, 0, -3, 0, -4, 6, 3, 5, 0, 0, 9, 0, 8, 0]
    cell: Component {
        Item {
            id: here
            required property int value
            required property int index
            Piece {
                anchors.centerIn: parent
                width: here.width * 0.89
                height: width
                matter: here.value < 0 ? Theme.sum : Theme.addend
                form: here.value < 0 ? Piece.Cut : Piece.Rounded
                mark: here.value < 0 ? "=" : "+"
                text: Math.abs(here.value)
            }
        }
    }
}
