pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The window: it shows where App is. Home is always there, the table as long as one sits at it; other pages come and go.
Window {
    id: window

    readonly property MatchController match: App.match
    readonly property bool seated: App.seated
    readonly property bool upright: height >= width
    readonly property bool byKeys: Keyboard.used // it has listened from the start then

    width: 412
    height: 915
    minimumWidth: 320
    minimumHeight: 320
    visible: true
    color: Theme.paper
    title: "Ninefold"

    onUprightChanged: App.match.cover()
    Connections {
        target: Application
        function onStateChanged() {
            if (Application.state !== Qt.ApplicationActive)
                App.leave();
        }
    }

    // How it all looks
    SystemPalette { id: system }
    Binding {
        target: Theme
        property: "look"
        value: {
            switch (Preferences.look) {
            case Preferences.Light: return Theme.Light;
            case Preferences.Dark: return Theme.Dark;
            case Preferences.Contrast: return Theme.Contrast;
            default: return system.window.hslLightness < 0.5 ? Theme.Dark : Theme.Light;
            }
        }
    }
    Binding {
        target: Theme
        property: "textScale"
        value: Preferences.textPercent / 100
    }
    Binding {
        target: Theme
        property: "leftHanded"
        value: Preferences.leftHanded
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: Preferences.reducedMotion
    }
    // What the device does meanwhile
    Binding {
        target: Device
        property: "awake"
        value: App.page === "table" && App.match.sand.moves
    }
    Binding { // as long as one sits at it: what the system shows of us may be older than what we show
        target: Device
        property: "secret"
        value: window.seated && App.match.hides
    }
    // What language it speaks
    Binding {
        target: Speech
        property: "language"
        value: Preferences.language
    }
    Connections {
        target: Speech
        function onChanged() { (tables.itemAt(0) as GameTable)?.load(); }
    }
    // Away from the table time stands still.
    Binding {
        target: App.match
        property: "held"
        value: App.page !== "table" || window.shown !== "table" || App.asked || App.notices.length > 0
    }

    /// A match at the table that is nobody's, without motion.
    function demonstrate() {
        Preferences.reducedMotion = true;
        App.match.deal("sudoku_tiles", [qsTr("Blue"), qsTr("Orange")], {}, 2005, 0);
        App.go("table", {});
    }
    /// What is in front, below notices.
    function front(): Item {
        return making ? waiting : curtain.fallen ? curtain : shown === "home" ? home.item as Item : shown === "table" ? tables.itemAt(0) : pages.item;
    }
    /// What is in front takes the keys.
    function settle() { (notice.open ? notice : front())?.forceActiveFocus(); }

    // What is shown, and where App is as soon as that is made: until then the place before stays to be seen, and is deaf.
    property visitedPlace place: App.history[0]
    readonly property string shown: place.page
    property bool making: true // Home, at first
    /// The table is being made, perhaps below what one looks at meanwhile.
    readonly property bool laying: seated && !laid
    property bool laid: false
    property bool begun: false
    property bool back: false
    property bool everSeated: false
    /// Where App is can be shown.
    function arrive() {
        place = App.here;
        making = false;
        pages.turn();
        if (begun) // nothing was there before the first one
            fresh.begin();
        begun = true;
        settle();
        if (back && !notice.open)
            follow(ways[depth - 1]);
    }

    // Where the keys went in the pages below the one that is shown, as ways from their roots: they are made anew when one
    // comes back.
    property var ways: []
    property int depth: 1
    /// The way from an item down to another one in it; empty if it isn't.
    function wayTo(item: Item, root: Item): var {
        const way = [];
        for (let at = item; at !== root; at = at.parent) {
            if (!at?.parent)
                return [];
            way.unshift(Array.from(at.parent.children).indexOf(at));
        }
        return way;
    }
    function follow(way: var) {
        let at = pages.item;
        for (const step of way)
            at = at?.children[step];
        if (way.length > 0 && at?.visible && at.enabled)
            at.forceActiveFocus();
    }
    Component.onCompleted: {
        App.start();
        settle();
    }
    Connections {
        target: App
        function onHistoryChanged() {
            const was = window.ways.slice(0, window.depth - 1).concat([window.wayTo(window.activeFocusItem, pages.item)]);
            window.back = App.history.length < window.depth;
            window.depth = App.history.length;
            window.ways = was.slice(0, window.depth);
            window.everSeated = window.everSeated || window.seated;
            window.making = App.here.visit !== window.place.visit || App.page === "home" && !home.whole;
            fresh.begin();
            pages.drop();
            window.settle();
            if (!window.making)
                return;
            if (String(App.here.source) !== "")
                pages.make(App.here.source, App.props);
            else if (App.page === "table" ? (tables.itemAt(0) as GameTable)?.whole : home.whole)
                window.arrive();
        }
    }
    Connections { // what hides doesn't keep the keys, but for a page or a table that will come back with them
        target: window.activeFocusItem
        function onVisibleChanged() {
            const item = window.activeFocusItem;
            if (!item.visible && item !== window.front() && window.wayTo(item, window.front()).length > 0)
                item.focus = false;
        }
    }
    FocusScope {
        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: App.back()
        Keys.onBackPressed: event => event.accepted = App.back()
        // Where what had the focus is gone, Tab goes on from what is left.
        Keys.onTabPressed: window.activeFocusItem?.nextItemInFocusChain()?.forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: window.activeFocusItem?.nextItemInFocusChain(false)?.forceActiveFocus(Qt.BacktabFocusReason)

        Item { // has the keys while there is nobody whom they are meant for
            id: waiting
            Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Escape && event.key !== Qt.Key_Back
        }
        Pages {
            id: pages
            anchors.fill: parent
            covers: window.making || window.seated && window.shown !== "table"
            onMade: window.arrive()

            Loader {
                id: home
                readonly property bool whole: status === Loader.Ready
                anchors.fill: parent
                z: whole ? 0 : -2 // like a page that is being made
                visible: window.shown === "home"
                asynchronous: true
                source: "../pages/HomePage.qml"
                onLoaded: if (App.page === "home") window.arrive()
            }
            Repeater {
                id: tables
                model: window.everSeated ? 1 : 0
                GameTable {
                    id: table
                    anchors.fill: parent
                    // What isn't whole lies below everything, but is visible there: so everything finds its place.
                    z: window.shown === "table" && whole ? 0 : -2
                    visible: window.shown === "table" || seated && (App.page === "table" || !whole)
                    seated: window.seated
                    match: App.match
                    onWholeChanged: {
                        window.laid = whole;
                        if (App.page !== "table")
                            return;
                        window.making = true; // another match at the same table, perhaps
                        if (whole)
                            window.arrive();
                        else
                            window.settle();
                    }
                    onPaused: App.pause()
                    onMenu: App.pause()
                    Binding {
                        target: table.cues
                        property: "volume"
                        value: Preferences.volume / 100
                    }
                    Binding {
                        target: table.cues
                        property: "haptics"
                        value: Preferences.haptics
                    }
                    Binding {
                        target: App.match.opponents
                        property: "pace"
                        value: Preferences.pace
                    }
                    Binding {
                        target: table.cues
                        property: "glow"
                        value: Preferences.glow
                    }
                }
            }
            Curtain {
                id: curtain
                anchors.fill: parent
                z: fallen ? 2 : 0
                seat: App.match.curtainFor
                name: App.match.nameOf(App.match.curtainFor)
                avatar: App.people[seat]?.avatar ?? ""
                wordless: App.entry?.wordless ?? false
                game: App.entry?.title ?? ""
                turn: App.match.turnNumber
                remark: App.match.warns ? App.match.warning : ""
                fallen: (App.page === "table" || window.shown === "table") && App.match.curtainFor >= 0
                onTouched: if (App.match.hears()) App.match.openCurtain()
                onOpened: App.match.openCurtain()
                onFallenChanged: window.settle()
            }
        }
        Fresh {
            id: fresh
            z: 1
            busy: window.making
        }
        Sheet {
            id: notice
            title: App.notice.title
            open: App.notices.length > 0
            onClosed: App.told()
            onOpenChanged: { // over what came meanwhile
                if (!open && !before?.visible)
                    window.settle();
            }
            Words {
                width: parent.width
                text: App.notice.text
            }
            PillButton {
                width: parent.width
                visible: text !== ""
                text: App.notice.offer
                onClicked: App.accept()
            }
            PillButton {
                width: parent.width
                primary: true
                text: qsTr("OK")
                onClicked: App.told()
            }
        }
    }
    Slices {}
    Timer { // while one looks round at Home, and the first picture is long there
        id: idle
        interval: Theme.notice / 2
        running: App.page === "home"
        onTriggered: Today.makeAhead()
    }
    Connections { // past midnight there is another tomorrow
        target: Today
        function onDateChanged() {
            if (App.page === "home")
                idle.restart();
        }
    }
    Timer { // Qt tidies up its memory once that is full, perhaps under a finger: better while nothing moves
        id: tidying
        interval: Theme.tidy
        onTriggered: gc()
    }
    Connections {
        target: App.match
        function onChanged() { tidying.restart(); }
    }
}
