pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// What a turn brought, on its way from where it was made to whoever gets it.
Rectangle {
    id: flying
    objectName: "flying"

    property int points
    property point from
    property point to
    property real way: 0 // how far it has come, 0 to 1
    readonly property real arc: 4 * way * (1 - way) * 40 // how high above the straight line it is

    function fly(sum: int, start: point, goal: point) {
        if (Theme.reducedMotion)
            return;
        points = sum;
        from = start;
        to = goal;
        flight.restart();
    }

    /// They were none after all.
    function stop() { flight.stop(); }

    visible: flight.running
    x: from.x + (to.x - from.x) * way - width / 2
    y: from.y + (to.y - from.y) * way - arc - height / 2
    width: words.implicitWidth + 28
    height: words.implicitHeight + 8
    radius: height / 2
    color: Theme.glow

    NumberAnimation {
        id: flight
        target: flying
        property: "way"
        from: 0
        to: 1
        duration: Theme.score
        easing.type: Easing.InOutCubic
    }
    Text {
        id: words
        anchors.centerIn: parent
        text: "+" + flying.points
        font.pixelSize: Theme.heading
        font.weight: Font.DemiBold
        color: Theme.glowInk
        Accessible.ignored: true
    }
}
