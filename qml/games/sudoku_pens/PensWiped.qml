pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A wrong digit that was wiped: it is seen once more with the stroke under it, and fades.
Item {
    id: ghost

    required property Board board
    property int seat: 0
    property int digit: 0

    function show(column: int, row: int, byWhom: int, what: int) {
        x = board.frame + column * board.cellSize;
        y = board.frame + row * board.cellSize;
        seat = byWhom;
        digit = what;
        fading.restart();
    }

    visible: opacity > 0
    opacity: 0
    width: board.cellSize
    height: width
    z: 2

    Digit {
        text: ghost.digit
        size: ghost.width * 0.55
        font.weight: Font.Medium
        color: Theme.pens[Math.max(0, ghost.seat)]
    }
    WavyLine {
        width: ghost.width * 0.5
        x: ghost.width * 0.25
        y: ghost.height * 0.8
    }
    SequentialAnimation {
        id: fading
        PropertyAction { target: ghost; property: "opacity"; value: 1 }
        PauseAnimation { duration: Theme.linger }
        NumberAnimation { target: ghost; property: "opacity"; to: 0; duration: Theme.refuse }
    }
}
