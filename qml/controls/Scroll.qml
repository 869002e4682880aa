pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Content that may be higher than its place; what has the keyboard's focus is brought into view, and stays there when the
/// device is turned or words grow.
Flickable {
    id: scroll

    readonly property Item focused: Window.activeFocusItem
    property bool follows: true // until somebody scrolls away

    function toTop() {
        follows = false;
        contentY = 0;
    }
    function bringFocused() {
        let up = focused;
        while (up && up !== scroll.contentItem)
            up = up.parent;
        if (!up)
            return;
        const top = focused.mapToItem(scroll.contentItem, 0, 0).y;
        if (top - 16 < contentY)
            contentY = Math.max(0, top - 16);
        else if (top + focused.height + 16 > contentY + height)
            contentY = Math.max(0, Math.min(contentHeight - height, top + focused.height + 16 - height));
    }
    function follow() {
        if (follows)
            bringFocused();
    }

    contentWidth: width
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height

    onFocusedChanged: {
        follows = true;
        bringFocused();
    }
    onHeightChanged: follow()
    onContentHeightChanged: follow()
    onMovementStarted: follows = false
    Rectangle { // how far one has come
        parent: scroll
        visible: scroll.interactive
        x: scroll.width - 5
        y: scroll.visibleArea.yPosition * scroll.height
        width: 3
        height: Math.max(24, scroll.visibleArea.heightRatio * scroll.height)
        radius: 1.5
        color: Theme.muted
        opacity: scroll.moving ? 0.6 : 0.25
    }
}
