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
    property bool wordless: false
    /// The answers to a question lie one below the other; else as far apart as there is room.
    property bool stacked: false
    readonly property bool spread: match.asks && !column && !stacked
    /// What there is to do lies first, at the right, and is told in words even where the rest is signs.
    property bool leading: false
    layoutDirection: leading ? Qt.RightToLeft : Qt.LeftToRight
    property bool needed: true // where there is one elsewhere, none is made
    readonly property var icons: ({
            [Kind.Confirm]: "check", [Kind.TakeBack]: "undo", [Kind.FlipPiece]: "flip", [Kind.Pass]: "forward",
            [Kind.Discard]: "trash", [Kind.Cannot]: "close", [Kind.Impossible]: "impossible",
            [Kind.CornerNotes]: "notes-corner", [Kind.CentreNotes]: "notes-centre"
        })
    /// What it takes to stand in one row; 0: there is nothing to press.
    readonly property real wanted: spread ? Infinity : sum(place => place.offered ? place.implicitWidth + Theme.gap : 0)
    readonly property int offered: sum(place => place.offered ? 1 : 0)
    readonly property bool usable: sum(place => place.offered && place.usable ? 1 : 0) > 0

    /// Of the answers in one row: neither reaches the middle, where the finger may be still.
    readonly property real half: Math.max(Theme.touch, (width - 1) * 0.45)

    spacing: spread ? Math.max(Theme.gap, width - 1 - sum(place => place.offered ? Math.min(place.implicitWidth, half) : 0)) : Theme.gap

    property int made: 0 // of the buttons: they may come one after another
    function sum(of: var): real {
        let total = 0;
        for (let i = 0; made > 0 && i < buttons.count; ++i)
            total += buttons.itemAt(i) ? of(buttons.itemAt(i)) : 0;
        return total;
    }
    /// The action that lies at a point of the window; -1: none.
    function actionAt(point: point): int {
        for (let i = 0; i < buttons.count; ++i) {
            const item = buttons.itemAt(i);
            if (item?.visible && item.contains(item.mapFromItem(null, point.x, point.y)))
                return item.action;
        }
        return -1;
    }

    Repeater {
        id: buttons
        model: bar.needed ? bar.match.actions : null
        onItemAdded: ++bar.made
        onItemRemoved: --bar.made
        PillButton {
            required property int action
            required property bool usable
            required property bool on
            required property string label
            readonly property bool offered: action !== Kind.Challenge && action !== Kind.Accept
            visible: offered
            readonly property bool leads: bar.leading && action === Kind.Confirm
            readonly property real room: bar.match.asks ? bar.half : bar.width - 1 - (bar.offered - 1) * (Theme.touch + bar.spacing)
            worded: !bar.wordless && (bar.column || leads && room >= 60 + textWidth * 13 / size
                                      || (!bar.narrow && action !== Kind.TakeBack && action !== Kind.FlipPiece))
            width: leads && (bar.narrow || bar.wordless) ? Math.max(Theme.touch, Math.min(worded ? implicitWidth : 2 * Theme.touch, room))
                 : bar.column && worded || bar.stacked && bar.match.asks ? bar.width : Math.min(implicitWidth, bar.spread ? bar.half : Math.max(Theme.touch, bar.width))
            text: label
            icon: bar.icons[action] ?? (worded ? "" : "more")
            primary: action === Kind.Confirm
            quiet: !worded
            lit: on
            enabled: usable
            onClicked: bar.match.press(action)
        }
    }
}
