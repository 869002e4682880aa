pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The tile in the hand.
HandCard {
    id: held

    required property int face
    required property int number

    width: table.handPieceSize
    height: width

    Connections { // an animal shakes its head
        target: held.table.match
        enabled: held.table.wordless
        function onRefused() {
            if (!Theme.reducedMotion)
                no.restart();
        }
    }
    SequentialAnimation {
        id: no
        loops: 3
        NumberAnimation { target: face; property: "rotation"; to: 8; duration: Theme.refuse / 6 }
        NumberAnimation { target: face; property: "rotation"; to: -8; duration: Theme.refuse / 6 }
        NumberAnimation { target: face; property: "rotation"; to: 0; duration: Theme.refuse / 6 }
    }
    TileFace {
        id: face
        anchors.fill: parent
        number: held.number
        animal: held.face === Kind.Animal
        allRound: held.table.allRound
    }
}
