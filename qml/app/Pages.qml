pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Pages over what always lies here. The next one is made below all of it, a little at a time, and takes the place of the
/// one that is shown when it is whole.
Item {
    id: pages

    /// The page that is shown; nothing: what lies here always.
    readonly property Item item: shown.visible ? shown.item as Item : null
    /// Whether what isn't whole could be seen otherwise.
    property bool covers: false
    property Loader shown: first
    property Loader begun: null
    /// The next page is whole; turn() shows it.
    signal made

    /// Begins to make a page. What was being made is dropped.
    function make(source: url, props: var) {
        const next = shown === first ? second : first;
        begun = null;
        next.z = -2;
        next.visible = true; // where nobody sees it, but as one that can be seen: so everything finds its place
        next.setSource(source, props);
        begun = next;
        look(next);
    }
    function look(loader: Loader) {
        // What has only just been asked for is Null for a moment.
        if (begun === loader && (loader.status === Loader.Ready || loader.status === Loader.Error))
            made();
    }
    /// Shows what has been made; if that is nothing, what lies here always.
    function turn() {
        const old = shown;
        if (begun) {
            begun.z = 1;
            shown = begun;
            begun = null;
        }
        old.visible = false;
        tidying.restart();
    }
    /// What was begun isn't wanted any more.
    function drop() {
        if (begun)
            begun.visible = false;
        begun = null;
        tidying.restart();
    }

    Rectangle { // over what isn't whole
        z: -1
        anchors.fill: parent
        visible: pages.covers
        color: Theme.paper
    }
    Loader {
        id: first
        anchors.fill: parent
        asynchronous: true
        visible: false
        onStatusChanged: pages.look(first)
    }
    Loader {
        id: second
        anchors.fill: parent
        asynchronous: true
        visible: false
        onStatusChanged: pages.look(second)
    }
    Timer { // what is gone is taken away in a turn of its own
        id: tidying
        interval: 40
        onTriggered: {
            for (const loader of [first, second])
                if (!loader.visible)
                    loader.source = "";
        }
    }
}
