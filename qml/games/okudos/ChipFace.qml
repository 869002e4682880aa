pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A round chip with a rim.
Piece {
    id: chip

    required property int number

    matter: Theme.ivory
    form: Piece.Round
    innerLine: true
    text: number > 0 ? number : ""
    digitRatio: 0.56
}
