pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Turns a piece over: half way through it is on its edge, and the other side comes up. With less motion it fades.
Scale {
    id: turn

    required property Item piece
    property int wait: 0 // before it begins, where several turn one after another
    signal halfway

    readonly property SequentialAnimation run: SequentialAnimation {
        PauseAnimation { duration: turn.wait }
        NumberAnimation { target: turn; property: "gone"; to: 1; duration: Theme.flip / 2; easing.type: Easing.InSine }
        PropertyAction { target: turn; property: "edgewise"; value: true }
        NumberAnimation { target: turn; property: "gone"; to: 0; duration: Theme.flip / 2; easing.type: Easing.OutSine }
    }
    property real gone: 0
    property bool edgewise: false // no script in the animation: that might outlive the piece
    onEdgewiseChanged: if (edgewise) halfway()

    function start() {
        edgewise = false;
        run.restart();
    }
    /// As it lies, without being turned.
    function stop() {
        run.stop();
        gone = 0;
    }

    origin.x: piece.width / 2
    xScale: Theme.reducedMotion ? 1 : 1 - gone
    readonly property Binding fade: Binding {
        target: turn.piece
        property: "opacity"
        value: 1 - turn.gone
        when: Theme.reducedMotion && turn.gone > 0
    }
}
