import QtQuick
import Ninefold

/// Lies over what has just come, and is deaf for a moment: the second of two quick taps was meant for what was there before.
/// While what comes is being made it is deaf, too.
MouseArea {
    id: fresh

    property bool busy: false

    function begin() {
        if (Theme.haste > 0)
            ending.restart();
    }
    anchors.fill: parent
    visible: busy || ending.running

    Timer {
        id: ending
        interval: Theme.haste
    }
}
