pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// One of several in a row that scrolls sideways: the values as pills. The one that is chosen is in sight.
Flickable {
    id: chips

    required property var values // {value, title}
    required property var value
    readonly property int chosen: values.findIndex(one => one.value === value)
    signal picked(var value)

    implicitHeight: row.height
    contentWidth: row.width
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width
    clip: true
    onContentWidthChanged: settle() // once all have their places
    onWidthChanged: settle()
    onChosenChanged: settle()

    function settle() {
        if (chosen >= 0 && chosen < pills.count && pills.itemAt(chosen)) // they may come one after another
            show(pills.itemAt(chosen));
    }
    /// The pill is an argument because of Qt 6.4: what it compiles of `const pill = …; if (pill) pill.x` crashes.
    function show(pill: Item) {
        contentX = Math.max(0, Math.min(contentWidth - width, pill.x + pill.width / 2 - width / 2));
    }

    Row {
        id: row
        spacing: 8
        padding: 4 // for the ring round the one that has the focus
        Repeater {
            id: pills
            model: chips.values
            ChoicePill {
                id: pill
                width: Math.min(implicitWidth, chips.width - 8)
                value: chips.value
                onActiveFocusChanged: if (activeFocus) chips.show(pill)
                onClicked: chips.picked(modelData.value)
            }
        }
    }
}
