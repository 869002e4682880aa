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

    component Runner: Item {
        required property int seat
        required property int score
        required property bool scoreKnown
        required property bool turn
    }

    /// Whether there is so much room beside a seat's sign: no other one, no end of the track.
    function free(runner: Runner, side: int, room: real): bool {
        const edge = runner.x + (side > 0 ? room : -room);
        if (edge < 0 || edge > width)
            return false;
        for (let i = 0; i < runners.count; ++i) {
            const other = runners.itemAt(i) as Runner;
            if (!other || other === runner || !other.visible)
                continue;
            // Of two on the same field the later seat counts as the one further on.
            const away = (other.x + other.seat * 0.1 - runner.x - runner.seat * 0.1) * side;
            if (away > 0 && away < room + 8)
                return false;
        }
        return true;
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
            font.pixelSize: Theme.caption
            color: Theme.muted
        }
    }
    Repeater {
        id: runners
        model: track.match.seats
        Runner {
            id: runner
            visible: scoreKnown
            x: bar.x + bar.width * (score % track.fields) / track.fields - 8
            y: 10 - seat * 2
            Behavior on x { NumberAnimation { duration: Theme.score; easing.type: Easing.InOutCubic } }
            SeatToken {
                seat: runner.seat
                size: 16
            }
            Text { // how often it has been round: on the side where nobody stands
                readonly property bool after: track.free(runner, 1, 18 + implicitWidth)
                visible: runner.score >= track.fields && (after || track.free(runner, -1, 2 + implicitWidth))
                x: after ? 18 : -2 - width
                y: 1
                text: "+" + Math.floor(runner.score / track.fields) * track.fields
                font.pixelSize: Theme.caption
                font.weight: Font.Medium
                color: Theme.ink
                Accessible.ignored: true
            }
            Rectangle { // where the points of the draft would bring it
                visible: runner.turn && track.match.previews && track.match.preview > 0
                x: bar.x + bar.width * ((runner.score + track.match.preview) % track.fields) / track.fields - 8 - runner.x
                width: 16
                height: 16
                radius: 8
                color: "transparent"
                border.width: 2
                border.color: Theme.seats[runner.seat]
            }
        }
    }
}
