import QtQuick

/// What a table consists of, as its shapes need to know it.
QtObject {
    required property real width
    required property real height
    required property int seatCount
    required property bool mirrored // for the left hand
    required property bool small
    required property bool playable // no replay
    required property bool wordless
    required property bool ended
    required property int handCount

    required property Item bar
    required property Item side // beside the board of a wide table
    required property real sideInner
    required property Item seats
    required property real badgeHeight
    required property Item track
    required property Item board
    required property real aspect // of the board: its height for its width
    required property Item status
    required property Item actionRow
    required property Item actions
    required property Item verdict
    required property Item tray
    required property real trayAside
    required property real trayOver
    required property real coachEnd // where the coach's words end that lie above the tray; 0: there are none
}
