pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A sheet over the page: from below on a phone, in the middle where there is room. Nothing below it can be touched.
FocusScope {
    id: sheet

    required property string title
    default property alias content: column.data
    property bool open: false
    /// Whether it keeps its height while what is in it gets less.
    property bool steady: false
    property real kept: 0
    readonly property real needed: column.height
    onNeededChanged: if (steady && open) kept = Math.max(kept, needed)
    onWidthChanged: kept = 0
    readonly property bool low: width < 600
    readonly property real panelWidth: low ? width : Math.min(480, width - 64)
    signal closed

    anchors.fill: parent
    visible: open
    z: 5
    // Once it closes the keys go back to where they were.
    property Item before: null
    onOpenChanged: {
        kept = steady && open ? needed : 0;
        if (open) {
            before = Window.activeFocusItem;
            forceActiveFocus();
            fresh.begin();
        } else {
            focus = false;
            if (before?.visible)
                before.forceActiveFocus();
        }
    }
    Keys.onEscapePressed: closed()
    Keys.onBackPressed: closed()

    MouseArea {
        anchors.fill: parent
        onClicked: sheet.closed()
        onWheel: wheel => wheel.accepted = true
        Rectangle {
            anchors.fill: parent
            color: Theme.shade
        }
    }
    Rectangle {
        id: panel
        x: (parent.width - width) / 2
        y: sheet.low ? parent.height - height : Math.max(16, (parent.height - height) / 2)
        width: sheet.panelWidth
        height: Math.min(parent.height - 24, head.height + Math.max(column.height, sheet.kept) + 24)
        radius: 20
        color: Theme.raised
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.line
        MouseArea { anchors.fill: parent } // a tap on the sheet isn't one beside it
        Rectangle { // the sheet's foot reaches below the edge of the screen
            visible: sheet.low
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: 20
            color: Theme.raised
        }
        PageBar {
            id: head
            title: sheet.title
            backIcon: "close"
            backText: qsTr("Close")
            onBack: sheet.closed()
        }
        Scroll {
            anchors { fill: parent; topMargin: head.height; bottomMargin: 12 }
            contentHeight: column.height + 12
            Column {
                id: column
                x: 16
                width: panel.width - 32
                spacing: 12
            }
        }
    }
    Fresh { id: fresh }
}
