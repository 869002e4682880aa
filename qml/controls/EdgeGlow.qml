pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The edge of the screen lights up with a cue, for those who hear and feel nothing.
Rectangle {
    id: edge

    required property Cues cues

    visible: opacity > 0
    opacity: 0
    color: Theme.clear
    border.width: 10
    border.color: Theme.sum.top

    Connections {
        target: edge.cues
        function onGlowed(strength) {
            fading.from = strength;
            fading.restart();
        }
    }
    NumberAnimation {
        id: fading
        target: edge
        property: "opacity"
        to: 0
        duration: Theme.edgeGlow
        easing.type: Easing.InQuad
    }
}
