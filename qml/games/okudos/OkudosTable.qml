pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// O'kudos at the table.
TableScene {
    id: here

    title: qsTr("O’kudos")
    supply: qsTr("Supply %1 · discarded %2").arg(match.pile).arg(match.away)
    blockGap: 0.14
    header: 0.52
    turnedUp: theReveal.turned
    secretHeight: 46
    boardCell: Component {
        ChipCell {}
    }
    handPiece: Component {
        ChipHandPiece { table: here }
    }
    gone: Component {
        ChipFace {
            anchors.fill: parent
            number: (parent as SlidingOff)?.number ?? 0
        }
    }
    beneath: Component {
        SectorGround {
            match: here.match
            board: parent as Board
        }
    }
    secret: Component {
        OwnSectors { match: here.match }
    }
    ending: Component {
        SectorsEnding {
            match: here.match
            reveal: here.theReveal
        }
    }
    readonly property Reveal theReveal: Reveal {
        match: here.match
    }
    Connections {
        target: here.match
        function onChanged() {
            if (!here.match.over)
                here.theReveal.order = here.theReveal.turned = [];
            else if (here.theReveal.order.length === 0)
                here.theReveal.start();
        }
    }
    Component.onCompleted: if (match.over) theReveal.start()
}
