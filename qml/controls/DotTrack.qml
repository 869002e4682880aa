pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A seat's way along the track as dots to be counted, in two rows; a further lap fills them anew.
Item {
    id: track

    required property int seat
    required property int score
    required property int fields
    /// What the draft would bring.
    property int preview: 0
    readonly property int columns: Math.ceil(fields / 2)
    readonly property real pitch: columns > 0 ? Math.min(width / columns, height / 2) : 0
    readonly property int filled: score > 0 ? (score - 1) % fields + 1 : 0
    readonly property bool again: score > fields

    Accessible.ignored: true

    Repeater {
        model: track.fields
        Rectangle {
            required property int index
            readonly property bool full: index < track.filled
            readonly property bool next: !full && index < track.filled + track.preview
            x: index % track.columns * track.pitch + (track.pitch - width) / 2
            y: Math.floor(index / track.columns) * track.pitch + (track.pitch - height) / 2
            width: track.pitch * 0.72
            height: width
            radius: width / 2
            color: full ? Theme.seats[track.seat] : track.again ? Qt.alpha(Theme.seats[track.seat], 0.35) : Theme.clear
            border.width: full ? 0 : next ? 2 : 1
            border.color: next ? Theme.glow : Theme.muted
        }
    }
}
