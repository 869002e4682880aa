pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A drawn board of Kakuro Call: total cells are 10 and above, red tiles are written with a minus.
Miniature {
    id: figure

    written: cell => cell.face === Kind.Total ? 10 : cell.face === Kind.Red ? -cell.number : cell.number
    lined: false
    cell: Component {
        MiniatureCell {
            id: here
            miniature: figure
            Piece {
                anchors.centerIn: parent
                width: here.width * 0.9
                height: width
                matter: here.value >= 10 ? Theme.lacquer : here.value < 0 ? Theme.spent : Theme.silver
                innerLine: here.value < 0 || here.value >= 10
                digitRatio: here.value >= 10 ? 0.5 : 0.6
                text: here.value === 10 ? "" : Math.abs(here.value)
            }
        }
    }
}
