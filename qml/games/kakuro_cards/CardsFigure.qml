pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Drawn cards of Kakuro Cards; sums are written with a minus.
Miniature {
    id: figure

    written: cell => cell.face === Kind.Sum ? -cell.number : cell.number
    cell: Component {
        MiniatureCell {
            id: here
            miniature: figure
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
