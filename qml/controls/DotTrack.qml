pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A seat's points as stars to be counted, in two rows of fives, and dots for those that are still to be won; a further lap
/// fills them anew.
Item {
    id: track

    required property int seat
    required property int score
    required property int fields
    /// What the draft would bring.
    property int preview: 0
    readonly property int columns: Math.ceil(fields / 2)
    readonly property int gaps: Math.max(0, Math.ceil(columns / 5) - 1) // after every five
    readonly property real pitch: columns > 0 ? Math.min(width / (columns + 0.6 * gaps), height / 2) : 0
    readonly property int filled: score > 0 ? (score - 1) % fields + 1 : 0
    readonly property bool again: score > fields

    Accessible.ignored: true

    Repeater {
        model: track.fields
        Item {
            id: point
            required property int index
            readonly property int column: index % track.columns
            readonly property bool full: index < track.filled
            readonly property bool next: !full && index < track.filled + track.preview
            readonly property bool starred: full || next || track.again
            x: (column + 0.6 * Math.floor(column / 5)) * track.pitch
            y: Math.floor(index / track.columns) * track.pitch
            width: track.pitch
            height: track.pitch
            Icon {
                visible: point.starred
                name: point.next ? "star" : "star-full"
                size: parent.width
                tint: point.next ? Theme.glow : Theme.seats[track.seat]
                opacity: point.full || point.next ? 1 : 0.35
            }
            Rectangle {
                visible: !point.starred
                anchors.centerIn: parent
                width: 3
                height: 3
                radius: 1.5
                color: Theme.muted
                opacity: 0.6
            }
        }
    }
}
