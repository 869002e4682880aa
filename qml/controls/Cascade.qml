import QtQuick
import Ninefold

/// The pieces that have just scored rise one after another.
QtObject {
    id: cascade

    property var cells: [] // in which they lie, counted in reading order
    property real time: 0 // since the first began, in ms

    readonly property NumberAnimation run: NumberAnimation {
        target: cascade
        property: "time"
        onFinished: cascade.cells = []
    }

    function start(which: var) {
        if (Theme.reducedMotion)
            return;
        cells = which;
        run.from = 0;
        run.to = run.duration = Theme.score + (which.length - 1) * Theme.ripple;
        run.restart();
    }
    /// How far up one of them is, 0 to 1.
    function height(nth: int): real {
        return nth < 0 ? 0 : Math.sin(Math.PI * Math.max(0, Math.min(1, (time - nth * Theme.ripple) / Theme.score)));
    }
}
