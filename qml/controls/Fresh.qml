import QtQuick
import Ninefold

/// Lies over what has just come, and is deaf for a moment: the second of two quick taps was meant for what was there before.
MouseArea {
    id: fresh

    function begin() {
        if (Theme.haste > 0)
            ending.restart();
    }
    anchors.fill: parent
    visible: ending.running

    Timer {
        id: ending
        interval: Theme.haste
    }
}
