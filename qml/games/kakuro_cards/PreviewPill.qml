pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What a card would bring where it is tried out: "+24  17 + 7". It lies on the board at a corner of the card, or past
/// the cards round it: where it covers the fewest.
Rectangle {
    id: pill

    required property Board board
    required property int column
    required property int row
    readonly property MatchController match: board.match
    readonly property CardsMatch cards: CardsMatch { match: pill.match }
    readonly property real cellSize: board.cellSize
    readonly property var corner: {
        let best = null;
        for (const far of [false, true])
            for (const [right, below] of [[true, false], [false, false], [true, true], [false, true]]) {
                const beside = right ? 0.9 * cellSize : 0.1 * cellSize - width;
                const x = Math.max(-column * cellSize, Math.min(beside, (board.columns - column) * cellSize - width));
                const away = far ? cellSize : 0; // past the cards that lie round this one
                const y = below ? cellSize * 1.05 + away : -height - cellSize * 0.14 - away;
                if (y + row * cellSize < -board.frame || y + height > (board.rows - row) * cellSize + board.frame)
                    continue;
                const covered = cardsIn(column + x / cellSize, row + y / cellSize);
                if (best === null || covered < best.covered)
                    best = { x, y, below, far, covered };
            }
        return best ?? { x: 0, y: 0, below: false, far: true };
    }

    /// How many cards it hides where its corner is there, in cells.
    function cardsIn(left: real, top: real): int {
        let hidden = 0;
        for (let y = Math.max(0, Math.floor(top + 0.1)); y < Math.min(board.rows, top + height / cellSize - 0.1); ++y)
            for (let x = Math.max(0, Math.floor(left + 0.1)); x < Math.min(board.columns, left + width / cellSize - 0.1); ++x)
                hidden += cards.isFree(x, y) ? 0 : 1;
        return hidden;
    }

    width: content.implicitWidth + 28
    height: Math.max(36, content.implicitHeight + 8)
    x: corner.x
    y: corner.y
    radius: height / 2
    color: Theme.glow
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n point(s)", "", match.preview)

    Rectangle { // points to the card
        visible: !pill.corner.far
        z: -1
        x: Math.max(pill.radius * 0.4, Math.min(pill.cellSize / 2 - pill.x - width / 2, pill.width - width - pill.radius * 0.4))
        y: pill.corner.below ? -3 : pill.height - height + 3
        width: 14
        height: 14
        rotation: 45
        color: Theme.glow
    }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: 10
        Text {
            id: points
            text: "+" + pill.match.preview
            font.pixelSize: Math.min(Theme.heading, Math.max(24, pill.cellSize * 1.1)) // large words hide the cards
            font.weight: Font.DemiBold
            color: Theme.glowInk
            Accessible.ignored: true
        }
        Text {
            visible: pill.cards.previewParts.length > 1
            anchors.baseline: points.baseline
            text: Array.from(pill.cards.previewParts).join(" + ")
            font.pixelSize: Math.min(Theme.listSize, points.font.pixelSize * 0.8)
            color: Theme.glowInk
            Accessible.ignored: true
        }
    }
}
