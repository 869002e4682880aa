pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Drawn cards of Kakuro Cards; sums are written with a minus.
Miniature {
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
