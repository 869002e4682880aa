pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A card with one side up: yellow and round with a plus, or red with cut corners and an equals sign. It turns over when
/// the other side comes up.
Item {
    id: card

    required property int number
    required property bool red
    property bool allRound: false
    property bool up: false // the side that is seen: it changes half way through the turn
    property bool laid: false

    Component.onCompleted: {
        up = red;
        laid = true;
    }
    onRedChanged: if (laid) turning.start()
    onNumberChanged: {
        turning.stop();
        up = red;
    }

    Piece {
        id: face
        anchors.fill: parent
        matter: card.up ? Theme.sum : Theme.addend
        form: card.up ? Piece.Cut : Piece.Rounded
        mark: card.up ? "=" : "+"
        text: card.number
        allRound: card.allRound
        digitRatio: 0.62
        transform: TurningOver {
            id: turning
            piece: face
            onHalfway: card.up = card.red
        }
    }
}
