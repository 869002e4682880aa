pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A page that scrolls below its bar, with what there is to do at its foot, and its sheets over it.
FocusScope {
    id: page

    required property string title
    default property alias content: column.data
    property alias actions: bar.actions
    property alias foot: foot.data
    property alias sheets: over.data
    property alias spacing: column.spacing
    property real breadth: 640
    /// A sheet is open: nothing below it can be reached.
    property bool covered: false
    readonly property real margin: Math.min(width, height) >= 600 ? 24 : 16
    signal back

    focus: true

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }
    PageBar {
        id: bar
        title: page.title
        enabled: !page.covered
        onBack: page.back()
    }
    Scroll {
        anchors { fill: parent; topMargin: bar.height; bottomMargin: low.height }
        enabled: !page.covered
        contentHeight: column.height + 32
        Column {
            id: column
            x: (parent.width - width) / 2
            y: 8
            width: Math.min(page.breadth, page.width - 2 * page.margin)
            spacing: 16
        }
    }
    Item {
        id: low
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: foot.children.length > 0 ? foot.height + 24 : 0
        enabled: !page.covered
        Rectangle {
            width: parent.width
            height: 1
            visible: parent.height > 0
            color: Theme.line
        }
        Flow {
            id: foot
            x: (parent.width - width) / 2
            y: 12
            width: column.width
            spacing: 12
        }
    }
    Item {
        id: over
        anchors.fill: parent
    }
}
