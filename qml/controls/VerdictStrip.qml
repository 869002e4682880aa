pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A move waits for the others: each of them may object to it, or all agree.
Flow {
    id: strip

    required property MatchController match
    /// One below the other, where there is more height than width.
    property bool column: false
    property bool wordless: false
    /// Side by side while there is room on each button for what it means; else in two rows.
    readonly property int columns: column ? 1 : fitting(match.seatCount) >= 64 ? match.seatCount : Math.ceil(match.seatCount / 2)
    readonly property real share: Math.max(Theme.touch, fitting(columns))

    function fitting(count: int): real { return Math.floor((width + spacing) / Math.max(1, count)) - spacing; }

    readonly property bool objections: match.undecided && match.curtainFor < 0

    visible: objections
    spacing: Theme.gap

    Repeater {
        model: strip.match.seats
        Tool {
            required property int seat
            required property string name
            required property bool objects
            visible: objects
            rotation: Edges.across(strip.match, seat, Math.min(Window.width, Window.height)) ? 180 : 0
            width: strip.share
            height: implicitHeight
            icon: "challenge"
            captions: !strip.wordless
            grave: true
            crest: seat
            initial: name.charAt(0)
            text: qsTr("%1: that’s wrong").arg(name)
            caption: qsTr("Wrong")
            onClicked: strip.match.press(Kind.Challenge, seat)
        }
    }
    Tool {
        width: strip.share
        height: implicitHeight
        icon: "check"
        captions: !strip.wordless
        text: qsTr("All agree")
        onClicked: strip.match.press(Kind.Accept, 0)
    }
}
