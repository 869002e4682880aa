import QtQuick
import Ninefold

/// Lies over what has just come, and is deaf for a moment where a finger was: the second of two quick taps was meant for
/// what was there before. Elsewhere a tap is meant. While what comes is being made it is deaf altogether.
Item {
    id: fresh

    property bool busy: false
    /// Where the finger was that brought it.
    property point before: Qt.point(-1000, -1000)

    function begin() {
        before = Finger.at;
        if (Theme.haste > 0)
            ending.restart();
    }
    anchors.fill: parent

    PointHandler { // sees all that comes down, and takes nothing
        onActiveChanged: {
            if (active)
                Finger.at = point.scenePosition;
        }
    }
    MouseArea {
        anchors.fill: parent
        visible: fresh.busy || ending.running
        onPressed: mouse => {
            const at = mapToItem(null, mouse.x, mouse.y);
            mouse.accepted = fresh.busy || Math.hypot(at.x - fresh.before.x, at.y - fresh.before.y) < Theme.touch;
        }
    }
    Timer {
        id: ending
        interval: Theme.haste
    }
}
