pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Where everything lies on the table, by the shape of the window: seats round the board on a tablet, seats above and
/// below it where the window is upright, seats beside it on a phone that lies on its side.
QtObject {
    id: layout

    required property real width
    required property real height
    /// The seats that people sit at, clockwise, and those of computers, which have no edge of their own but a line each.
    required property var people
    required property var computers
    readonly property int seats: people.length
    /// Whether the seats on the far side read from there.
    required property bool turned

    readonly property bool beside: width / height > 1.5 && height < 480
    readonly property bool upright: !beside && (Math.min(width, height) < 600 || height > width * 1.1)
    readonly property bool round: !beside && !upright
    readonly property bool tablet: Math.min(width, height) >= 600

    // Who sits where, from left to right as it is seen from the near side.
    readonly property var near: people.slice(0, seats <= 2 || four ? 1 : 2)
    readonly property var far: four ? [people[2]] : people.slice(near.length, seats === 5 && !upright ? 4 : 5).reverse()
    /// Each of four has an edge of the table, as long as that leaves the board most of its room.
    readonly property bool four: round && turned && seats === 4 && width - 704 >= 0.8 * (height - 290)
    /// Who sits at the right; below 0: nobody.
    readonly property int right: four ? people[3] : -1
    /// Whether somebody sits at the left.
    readonly property bool sided: seats === 5 || four

    // Computers
    /// The shortest phones need all height for the board.
    readonly property bool low: upright && height < 600
    readonly property int perRow: beside ? 1 : round ? (far.length === 0 ? Math.max(1, computers.length) : 1)
                                : Math.max(1, Math.min(computers.length, Math.floor((width - margin) / (low ? 140 : 180 * Math.min(1.4, Theme.textScale)))))
    readonly property real lineHeight: round && far.length > 1 ? 88 : round && far.length === 1 ? 32 : tablet ? 44 : low ? 26 : 34
    readonly property real lines: Math.ceil(computers.length / perRow) * (lineHeight + 4)
    readonly property real lineWidth: {
        if (beside)
            return column - 8;
        if (round && far.length > 0)
            return (width - far.length * (Math.min(444, (width - 160) / 2) + 36)) / 2 - 8;
        return (width - margin * (perRow + 1)) / perRow;
    }
    function line(seat: int): rect {
        const place = computers.indexOf(seat);
        const x = beside ? 8 : margin + place % perRow * (lineWidth + margin), y = Math.floor(place / perRow) * (lineHeight + 4);
        return Qt.rect(x, y + (upright && far.length > 0 ? stripHeight + 16 : 8), lineWidth, lineHeight);
    }

    readonly property real margin: tablet ? 16 : 8
    readonly property int sides: far.length > 0 ? 2 : 1

    // Upright
    readonly property real farWidth: (width - margin * (far.length + 1)) / Math.max(1, far.length)
    readonly property real nearWidth: (width - margin * (near.length + 1)) / near.length
    /// On the shortest phones the board needs the height more than the tiles that lie idle.
    readonly property real lowest: Math.min(farWidth, nearWidth) >= 170 ? 82 : height < 600 ? 112 : 128
    readonly property real infoUsual: tablet ? 150 : height < 600 ? (computers.length > 0 ? 80 : 86) : 104
    /// Large words take some of the board's height, as long as its cells can be read.
    readonly property real forWords: tablet ? 0 : Math.max(0, Math.min(34 * (Theme.textScale - 1), height - lines - sides * lowest - infoUsual - 44 - 200))
    readonly property real infoLeast: infoUsual + forWords
    /// A tablet has room for buttons at either edge; what is pressed there is out of reach from the other one.
    readonly property real edgeRow: tablet && turned && far.length > 0 ? 66 : 0
    readonly property real uprightBoard: Math.min(width - 2 * margin, height - lines - sides * lowest - infoLeast - 44 - edgeRow)
    readonly property real spare: height - lines - uprightBoard - infoLeast - 48 - sides * lowest
    readonly property real stripHeight: round ? 98 : Math.max(lowest, Math.min(132, lowest + (spare - 64) / sides))
    readonly property real rest: spare - sides * (stripHeight - lowest)
    /// Whether there is a row of its own for what the caller presses. Otherwise it takes the hourglass's place, whose
    /// sand doesn't run meanwhile.
    readonly property bool ownRow: !upright || rest >= 60
    readonly property real infoHeight: infoLeast + Math.max(0, Math.min(60, rest - 70))
    readonly property real loose: Math.max(0, rest - (infoHeight - infoLeast) - (ownRow ? 64 : 0)) / 2

    // Round
    readonly property real roundTop: far.length > 0 ? 112 : 24 + lines
    readonly property real roundBoard: Math.min(height - 112 - roundTop - (far.length > 0 ? 66 : 24), width - 2 * (seats === 5 ? 368 : four ? 352 : 290))

    // Beside
    readonly property real column: (width - height) / 2 - 4
    readonly property int leftSeats: Math.ceil(seats / 2)
    readonly property int rightSeats: Math.floor(seats / 2)
    readonly property real besideRight: Math.min(132, (height - 216) / Math.max(1, rightSeats))
    readonly property real besideLeft: Math.min(140, (height - lines - 8 - 8 * leftSeats) / leftSeats)

    readonly property real uprightInfo: (far.length > 0 ? stripHeight + 16 : 8) + lines // its top
    readonly property rect board: {
        if (beside)
            return Qt.rect((width - height + 16) / 2, 8, height - 16, height - 16);
        if (round)
            return Qt.rect((width - roundBoard) / 2, roundTop + (height - 112 - roundTop - roundBoard) / 2, roundBoard, roundBoard);
        return Qt.rect((width - uprightBoard) / 2, uprightInfo + infoHeight + 8 + loose, uprightBoard, uprightBoard);
    }
    /// The total, the hourglass, and what is going on.
    readonly property rect info: {
        if (beside)
            return Qt.rect(width - column, 8, column - 8, 92);
        if (four) // in the corner, as there is somebody at the side
            return Qt.rect(width / 2 + 246, 12, width / 2 - 262, Math.min(200, (height - 444) / 2 - 24));
        if (round)
            return mirrored(board.x + board.width + 24, board.y + board.height * 0.32, width - board.x - board.width - 48, board.height * 0.44);
        return Qt.rect(margin, uprightInfo, width - 2 * margin, infoHeight);
    }
    /// What the caller, or everybody, presses.
    readonly property rect controls: {
        if (beside)
            return Qt.rect(info.x, 108, info.width, 96);
        if (round)
            return mirrored(board.x + board.width + 24, board.y + board.height - 100, width - board.x - board.width - 48 - (four ? 100 : 0), 116);
        if (ownRow)
            return Qt.rect(margin, board.y + board.height + 10, width - 2 * margin, 56);
        return info;
    }
    /// What the caller presses who sits on the far side of a tablet that lies on its side: at that edge.
    readonly property rect farControls: beside || !round ? controls
        : four ? Qt.rect(124, board.y, board.x - 148, 76)
        : mirrored(board.x + board.width + 24, roundTop + 8, width - board.x - board.width - 48, Math.min(116, info.y - roundTop - 16))
    /// What the caller presses who sits at the side of a tablet, before it is turned to it: beside its sentence.
    function sideControls(atRight: bool): rect {
        const length = Math.min(330, board.height), depth = 56;
        return Qt.rect(fromSide(116 + depth / 2, atRight) - length / 2, (height - depth) / 2, length, depth);
    }
    /// The sentence of that caller, to whom it is turned, on its way to the board; the other half is for the sum.
    function sideSentence(upper: bool, atRight: bool): rect {
        const length = Math.min(280, height / 2 - 168), depth = board.x - 240;
        return Qt.rect(fromSide(180 + depth / 2, atRight) - length / 2, height / 2 + (upper ? -1 : 1) * (length / 2 + 44) - depth / 2, length, depth);
    }
    function fromSide(x: real, atRight: bool): real { return atRight ? width - x : x; }
    /// The caller's sentence, on a tablet left of the board.
    readonly property rect sentence: {
        const from = sided ? 124 : 24;
        return mirrored(from, board.y + 20, board.x - from - 24, board.height - 40);
    }

    /// For the left hand, what stands on one side of the board changes places with the other, unless somebody sits there.
    readonly property bool mirrors: Theme.leftHanded && !sided
    function mirrored(x: real, y: real, w: real, h: real): rect {
        return Qt.rect(mirrors ? width - x - w : x, y, w, h);
    }

    /// The strip of a person's seat before it is turned round its middle.
    function strip(seat: int): rect {
        if (beside) {
            const at = people.indexOf(seat), left = at % 2 === 0, place = Math.floor(at / 2);
            const h = left ? besideLeft : besideRight - 8, count = left ? leftSeats : rightSeats;
            return Qt.rect(left ? 8 : width - column, height - (count - place) * (h + 8), column - 8, h);
        }
        const here = near.indexOf(seat), there = far.indexOf(seat);
        if (round) {
            if (here < 0 && there < 0) // at a side
                return Qt.rect(fromSide(55, seat === right) - 222, height / 2 - stripHeight / 2, 444, stripHeight);
            const count = here >= 0 ? near.length : far.length, place = here >= 0 ? here : there;
            const w = Math.min(444, (width - 160) / 2);
            return Qt.rect(width / 2 + (place - count / 2) * (w + 36) + 18, here >= 0 ? height - stripHeight - 6 : 6, w, stripHeight);
        }
        if (here >= 0)
            return Qt.rect(margin + here * (nearWidth + margin), height - stripHeight - 8, nearWidth, stripHeight);
        return Qt.rect(margin + there * (farWidth + margin), 8, farWidth, stripHeight);
    }
    /// How what all but one of them are to read is turned: to their side, if they all sit at one.
    function angleOfOthers(seat: int): real {
        for (let i = 0; i < seats; ++i)
            if (people[i] !== seat && angle(people[i]) !== 180)
                return 0;
        return seats > 1 ? 180 : 0;
    }
    function angle(seat: int): real {
        if (round && !near.includes(seat) && !far.includes(seat))
            return seat === right ? 270 : 90; // at a side there is room for no other way
        return turned && !beside && far.includes(seat) ? 180 : 0;
    }
}
