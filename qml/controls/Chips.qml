pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// One of several in a row that scrolls sideways: the values as pills. The one that is chosen is in sight.
Flickable {
    id: chips

    required property var values // {value, title}
    required property var value
    signal picked(var value)

    implicitHeight: row.height
    contentWidth: row.width
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width
    clip: true

    function show(item: Item) {
        contentX = Math.max(0, Math.min(contentWidth - width, item.x + item.width / 2 - width / 2));
    }

    Row {
        id: row
        spacing: 8
        Repeater {
            model: chips.values
            PillButton {
                id: chip
                required property var modelData
                padding: 16
                text: modelData.title
                primary: modelData.value === chips.value
                quiet: true
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: primary
                onPrimaryChanged: if (primary) Qt.callLater(chips.show, chip)
                Component.onCompleted: if (primary) Qt.callLater(chips.show, chip)
                onActiveFocusChanged: if (activeFocus) chips.show(chip)
                onClicked: chips.picked(modelData.value)
            }
        }
    }
}
