pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A piece that leaves the game tips a little and slides off.
Item {
    id: sliding
    objectName: "leaving"

    property Component piece: null
    property int number: 0 // on it; 0: nobody may know
    property real way: 0

    function leave(what: int, from: point, size: real) {
        if (Theme.reducedMotion || !piece)
            return;
        number = what;
        width = height = size;
        x = from.x - size / 2;
        y = from.y - size / 2;
        slide.restart();
    }

    visible: slide.running
    opacity: 1 - way * way
    rotation: 6 * Math.min(1, way * 2)
    transform: Translate { y: sliding.way * sliding.height * 1.5 }

    NumberAnimation {
        id: slide
        target: sliding
        property: "way"
        from: 0
        to: 1
        duration: Theme.aside
        easing.type: Easing.InQuad
    }
    Repeater {
        model: slide.running ? 1 : 0
        delegate: sliding.piece
    }
}
