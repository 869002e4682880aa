pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The score track: each seat's sign on its field, laps shown beside the fields (40 in SuDoku Tiles, 100 in Kakuro Cards).
Item {
    id: track

    required property MatchController match
    readonly property int fields: Math.max(1, match.track)
    readonly property int marks: 10

    implicitHeight: 40
    Accessible.ignored: true

    property int made: 0 // of the signs: they may come one after another
    /// On which side of a seat's sign nobody else stands: 1 after it, -1 before it, 0 on none.
    function freeSide(sign: TrackSign): int {
        for (const side of [1, -1]) {
            const edge = sign.x + (side > 0 ? 20 + sign.words : -4 - sign.words);
            let free = edge >= 0 && edge <= width;
            for (let i = 0; made > 0 && i < signs.count; ++i) {
                const other = signs.itemAt(i) as TrackSign;
                if (!other || other === sign || !other.visible)
                    continue;
                // Of two on the same field the later seat counts as the one further on.
                const away = (other.x - sign.x + (other.seat - sign.seat) * 0.1) * side;
                free = free && (away < 0 || away > sign.words + 28);
            }
            if (free)
                return side;
        }
        return 0;
    }

    Rectangle {
        id: bar
        x: 4
        y: 16
        width: parent.width - 8
        height: 4
        radius: 2
        color: Theme.sunk
        border.width: Theme.contrast ? 1 : 0
        border.color: Theme.line
    }
    Repeater {
        model: track.marks + 1
        Rectangle {
            required property int index
            x: Math.round(bar.x + bar.width * index / track.marks)
            y: 13
            width: 1
            height: 10
            color: Theme.thick
        }
    }
    Repeater {
        model: [0, 0.5, 1]
        Text {
            required property real modelData
            x: Math.min(track.width - width, Math.max(0, bar.x + bar.width * modelData - width / 2))
            y: 26
            text: Math.round(track.fields * modelData)
            font.pixelSize: Math.min(Theme.caption, 15)
            color: Theme.muted
        }
    }
    Repeater {
        id: signs
        model: track.match.seats
        onItemAdded: ++track.made
        onItemRemoved: --track.made
        TrackSign {
            id: sign
            fields: track.fields
            run: bar.width
            preview: track.match.previews ? track.match.preview : 0
            side: track?.freeSide(sign) ?? 0 // the signs outlive it for a moment
            x: bar.x + bar.width * share - 8
            y: 10 - seat * 2
        }
    }
}
