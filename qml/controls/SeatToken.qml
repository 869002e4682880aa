pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A seat's sign: colour and shape and initial, always together; nobody's isn't shown.
SeatSign {
    id: token

    property real size: 36
    /// For a ground in the seat's own colour: the shape in the colour of its initial, and the other way round.
    property bool inverted: false
    readonly property int one: Math.max(0, seat)

    width: size
    height: size
    visible: seat >= 0
    ground: inverted ? Theme.seatInks[one] : Theme.seats[one]
    ink: inverted ? Theme.seats[one] : Theme.seatInks[one]
}
