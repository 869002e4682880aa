pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold
import Ninefold.Core

/// The hand in its wooden tray, under a cloth: swipe up shows it, swipe down hides it, press and hold peeks. The cloth
/// follows the finger. While it lies, the hand isn't in here at all.
Item { // no scope for the focus: Tab has to come to every piece
    id: tray

    required property MatchController match
    required property Component piece
    property real pieceHeight: 148
    /// Whether it lies at the lower edge of the window.
    property bool atEdge: true
    /// Whether what can be pressed lies in it, too, to the right of the hand, and the room that takes.
    property bool acting: false
    readonly property real aside: !acting || acts.offered === 0 ? 0 : spacious && !wordless ? 236 : acts.offered > 2 ? 112 : 60
    /// Whether there is room for words, too.
    property bool spacious: false
    /// Whether signs alone say how to lift the cloth, and what can be pressed.
    property bool wordless: false
    /// What else only the viewer may see, above the pieces, and the room for it.
    property Component above: null
    property real over: 0
    readonly property bool shown: match.handShown
    readonly property bool solo: match.seatCount === 1
    property bool peeking: false
    /// How far the cloth is lifted, by its lower edge: 0 covers, 1 is out of the way. It goes with the finger, and settles from there.
    property real slide: 0

    implicitHeight: pieceHeight + 40
    activeFocusOnTab: !solo

    Accessible.role: Accessible.Button
    Accessible.name: shown ? qsTr("hide hand") : qsTr("show hand")
    Accessible.onPressAction: toggle()
    Keys.onSpacePressed: if (hears()) toggle()
    Keys.onReturnPressed: if (hears()) toggle()

    /// What can be pressed at a point of the window; -1: nothing.
    function actionAt(point: point): int { return acts.visible ? acts.actionAt(point) : -1; }
    /// Whether a finger or a key is meant for the hand that lies there now. To be asked when a finger comes down.
    function hears(): bool { return shown || match.hears(); }
    function toggle() {
        if (shown)
            match.hideHand();
        else
            match.showHand();
    }

    function settle() {
        spring.stop();
        spring.to = peeking ? 0.6 : shown ? 1 : 0;
        if (Theme.reducedMotion)
            slide = spring.to;
        else
            spring.start();
    }
    onShownChanged: if (!drag.active) settle()
    onPeekingChanged: settle()
    Component.onCompleted: slide = shown ? 1 : 0

    SpringAnimation {
        id: spring
        target: tray
        property: "slide"
        spring: 4
        damping: 0.45
        epsilon: 0.005
    }

    Item {
        anchors.fill: parent
        clip: true
        Wood {
            anchors { fill: parent; bottomMargin: tray.atEdge ? -20 : 0 }
            radius: 18
        }
        Rectangle {
            anchors { fill: parent; margins: 12; bottomMargin: tray.atEdge ? -20 : 18 }
            radius: 10
            color: Theme.groove
        }
    }
    Item {
        width: tray.width - tray.aside
        height: tray.height
        Repeater {
            model: tray.above ? 1 : 0
            delegate: tray.above
        }
    }
    Row {
        x: (tray.width - tray.aside - width) / 2
        y: tray.over + (tray.height - tray.over - height) / 2 - (tray.atEdge ? 0 : 3)
        spacing: Math.min(16, tray.width * 0.04)
        Repeater {
            model: tray.match.hand
            delegate: tray.piece
        }
    }
    ActionBar {
        id: acts
        visible: needed
        needed: tray.acting
        match: tray.match
        narrow: !tray.spacious
        stacked: true
        wordless: tray.wordless
        x: tray.width - tray.aside - 4
        y: (tray.height - height) / 2
        width: tray.aside
    }
    Item {
        anchors.fill: parent
        clip: true
        visible: !tray.solo && tray.slide < 0.999
        Item {
            id: cloth
            objectName: "cloth"
            width: tray.width
            height: tray.height
            y: -Math.max(0, tray.slide) * tray.height // up with the finger, and down with it
            Rectangle {
                anchors { fill: parent; topMargin: 12; bottomMargin: tray.atEdge ? -radius : 6 }
                radius: 18
                gradient: Gradient {
                    GradientStop { position: 0; color: Theme.clothTop }
                    GradientStop { position: 1; color: Theme.clothBottom }
                }
            }
            // In Qt's software renderer, shapes that lie wholly outside are painted beyond the edges.
            Shape { // the upper seam sags a little, as cloth does
                visible: cloth.y + height > 0
                width: parent.width
                height: 32
                ShapePath {
                    strokeWidth: -1
                    fillColor: Theme.clothTop
                    startX: 0
                    startY: 14
                    PathQuad { x: cloth.width; y: 14; controlX: cloth.width / 2; controlY: -6 }
                    PathLine { x: cloth.width; y: 32 }
                    PathLine { x: 0; y: 32 }
                }
                ShapePath {
                    strokeWidth: 1
                    strokeColor: Theme.stitch
                    fillColor: "transparent"
                    strokeStyle: ShapePath.DashLine
                    dashPattern: [4, 4]
                    startX: 2
                    startY: 23
                    PathQuad { x: cloth.width - 2; y: 23; controlX: cloth.width / 2; controlY: 3 }
                }
            }
            Shape {
                y: cloth.height - (tray.atEdge ? 22 : 24)
                visible: cloth.y + y + height > 0
                width: parent.width
                height: 2
                ShapePath {
                    strokeWidth: 1
                    strokeColor: Theme.stitch
                    fillColor: "transparent"
                    strokeStyle: ShapePath.DashLine
                    dashPattern: [4, 4]
                    startX: 14
                    startY: 1
                    PathLine { x: cloth.width - 14; y: 1 }
                }
            }
            Column {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: 4
                width: parent.width - 32
                spacing: 6
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 48
                    height: 5
                    radius: 2.5
                    color: Theme.clothInk
                    opacity: 0.85
                }
                Icon {
                    visible: tray.height >= 150 || tray.wordless
                    scale: tray.wordless ? 1.6 : 1
                    anchors.horizontalCenter: parent.horizontalCenter
                    name: "up"
                    tint: Theme.clothInk
                }
                Text {
                    visible: !tray.wordless
                    width: parent.width
                    text: qsTr("Swipe up to show your hand")
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Math.min(Theme.listSize, tray.height * 0.17, tray.width * 0.11)
                    font.weight: Font.Medium
                    color: Theme.clothInk
                    Accessible.ignored: true
                }
            }
        }
    }
    DragHandler {
        id: drag
        property real from: 0
        // Up is where the tray's own upper edge is: the table may be turned.
        readonly property real down: centroid.position.y - centroid.pressPosition.y
        property bool sideways: false
        property bool heard: false
        enabled: !tray.solo
        target: null
        xAxis.enabled: sideways // the axes are the window's
        yAxis.enabled: !sideways
        onActiveChanged: {
            if (active) {
                heard = tray.hears();
                spring.stop();
                from = tray.shown ? 1 : 0;
                tray.slide = from;
                return;
            }
            if (!heard)
                return;
            const moves = centroid.velocity, still = tray.mapFromItem(null, 0, 0);
            const speed = tray.mapFromItem(null, moves.x, moves.y).y - still.y;
            const wish = Math.abs(speed) > 400 ? speed < 0 : tray.slide > (from > 0.5 ? 0.6 : 0.4);
            if (wish !== tray.shown)
                tray.toggle();
            tray.settle();
        }
        onDownChanged: {
            if (!active || !heard)
                return;
            tray.slide = Math.max(0, Math.min(1, from - down / tray.height));
            if (tray.slide > 0.02) // there is something to be seen where the cloth has gone
                tray.match.showHand();
        }
    }
    PointHandler { // whichever way the table is turned when a finger comes down
        onActiveChanged: {
            if (active)
                drag.sideways = Math.abs(tray.mapToItem(null, 0, 1).y - tray.mapToItem(null, 0, 0).y) < 0.5;
        }
    }
    TapHandler {
        enabled: !tray.solo && !tray.shown
        longPressThreshold: 0.3
        property bool peeked: false
        property bool heard: false
        onLongPressed: {
            if (!heard)
                return;
            peeked = tray.peeking = true;
            tray.match.showHand();
        }
        onPressedChanged: {
            if (pressed)
                heard = tray.hears();
            if (!pressed && peeked) {
                peeked = tray.peeking = false;
                tray.match.hideHand();
            }
        }
        onTapped: if (heard) tray.match.showHand()
    }
    Rectangle {
        visible: tray.activeFocus
        anchors.fill: parent
        radius: 18
        color: "transparent"
        border.width: 3
        border.color: Theme.glow
    }
}
