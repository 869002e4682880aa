pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A page that scrolls below its bar, with what there is to do at its foot (at its side where there is little height),
/// and its sheets over it.
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
    readonly property bool low: height < 480 && width > height
    readonly property real aside: low && foot.children.length > 0 ? Math.min(260, width * 0.34) : 0
    readonly property real margin: Math.min(width, height) >= 600 ? 24 : 16
    signal back

    function toTop() { scroll.toTop(); }

    focus: true

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }
    Rectangle { // in Qt's software renderer, shapes that lie wholly outside are painted beyond the edges of a Flickable
        z: 1
        anchors.fill: bar
        color: Theme.paper
    }
    PageBar {
        id: bar
        z: 1
        title: page.title
        enabled: !page.covered
        onBack: page.back()
    }
    Scroll {
        id: scroll
        y: bar.height
        width: page.width - page.aside
        height: (page.aside > 0 ? page.height : ground.y) - y
        enabled: !page.covered
        contentHeight: column.height + 32
        Column {
            id: column
            x: (parent.width - width) / 2
            y: 8
            width: Math.min(page.breadth, parent.width - 2 * page.margin)
            spacing: 16
        }
    }
    Rectangle {
        id: ground
        z: 1
        color: Theme.paper
        x: page.aside > 0 ? page.width - width : 0
        y: page.aside > 0 ? bar.height : page.height - height
        width: page.aside > 0 ? page.aside : page.width
        height: page.aside > 0 ? page.height - bar.height : foot.children.length > 0 ? foot.height + 24 : 0
        enabled: !page.covered
        Rectangle {
            width: page.aside > 0 ? 1 : parent.width
            height: page.aside > 0 ? parent.height : 1
            visible: foot.children.length > 0
            color: Theme.line
        }
        Flow {
            id: foot
            x: (parent.width - width) / 2
            y: page.aside > 0 ? (parent.height - height) / 2 : 12
            width: page.aside > 0 ? parent.width - 32 : column.width
            spacing: 12
        }
    }
    Item {
        id: over
        z: 2
        anchors.fill: parent
    }
}
