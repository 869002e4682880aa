pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What can be pressed besides the board and the hand: in a row, or narrow, as a block of icons. Verdicts are asked for
/// elsewhere.
Flow {
    id: bar

    required property MatchController match
    property bool narrow: false
    property bool column: false
    property bool needed: true // where there is one elsewhere, none is made
    readonly property var icons: ({
            [Kind.Confirm]: "check", [Kind.TakeBack]: "undo", [Kind.FlipPiece]: "flip", [Kind.Pass]: "forward",
            [Kind.Discard]: "trash", [Kind.Cannot]: "close", [Kind.Impossible]: "impossible",
            [Kind.CornerNotes]: "notes-corner", [Kind.CentreNotes]: "notes-centre"
        })
    /// What it takes to stand in one row; 0: there is nothing to press.
    readonly property real wanted: sum(place => place.offered ? place.wanted + spacing : 0)
    readonly property int offered: sum(place => place.offered ? 1 : 0)
    readonly property bool usable: sum(place => place.offered && place.usable ? 1 : 0) > 0

    spacing: Theme.gap

    function sum(of: var): real {
        let total = 0;
        for (let i = 0; i < buttons.count; ++i)
            total += buttons.itemAt(i) ? of(buttons.itemAt(i)) : 0;
        return total;
    }
    /// The action that lies at a point of the window; -1: none.
    function actionAt(point: point): int {
        for (let i = 0; i < buttons.count; ++i) {
            const item = buttons.itemAt(i);
            if (item.visible && item.contains(item.mapFromItem(null, point.x, point.y)))
                return item.action;
        }
        return -1;
    }

    Repeater {
        id: buttons
        model: bar.needed ? bar.match.actions : null
        Item {
            id: place
            required property int action
            required property bool usable
            required property bool on
            required property string label
            readonly property bool worded: bar.column || (!bar.narrow && action !== Kind.TakeBack && action !== Kind.FlipPiece)
            readonly property bool offered: action !== Kind.Challenge && action !== Kind.Accept
            visible: offered
            property Item button: null
            readonly property real wanted: Math.max(worded ? 96 : 0, button?.implicitWidth ?? 0)
            width: bar.column ? bar.width : wanted
            height: button?.implicitHeight ?? 0
            Repeater { // one of the two, or none
                model: place.offered ? 1 : 0
                delegate: place.worded ? words : sign
                onItemAdded: (index, item) => place.button = item
                onItemRemoved: place.button = null
            }
            Component {
                id: words
                PillButton {
                    width: place.width
                    text: place.label
                    icon: bar.icons[place.action] ?? ""
                    primary: place.action === Kind.Confirm
                    on: place.on
                    enabled: place.usable
                    onClicked: bar.match.press(place.action)
                }
            }
            Component {
                id: sign
                IconButton {
                    icon: bar.icons[place.action] ?? "more"
                    text: place.label
                    framed: true
                    enabled: place.usable
                    onClicked: bar.match.press(place.action)
                }
            }
        }
    }
}
