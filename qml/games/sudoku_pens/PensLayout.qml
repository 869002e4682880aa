import QtQuick
import Ninefold

/// Where everything lies on this table, by the shape of the window.
QtObject {
    id: layout

    required property real width
    required property real height
    required property bool solo
    required property bool sand

    readonly property bool landscape: width / height > 1.5 && height < 480
    readonly property bool wide: !landscape && Math.min(width, height) >= 600 && width > height
    readonly property bool upright: !landscape && !wide
    readonly property bool small: width < 360 || height < 600
    readonly property bool roomy: upright && width >= 600
    readonly property bool captions: wide || landscape || !small && Theme.textScale <= 1.4
    /// The seats have a row (or in `wide` a column) of their own.
    readonly property bool seated: wide || !solo

    readonly property real margin: wide || roomy ? 24 : 8
    readonly property real barHeight: small || landscape ? 48 : 56
    readonly property real seatsHeight: seated ? (small || landscape ? 48 : roomy ? 60 : 52) : 0
    readonly property real statusHeight: Math.min(56, Math.max(24, Math.ceil(22 * Theme.textScale)))
    readonly property real toolsHeight: wide ? 2 * toolHeight + Theme.gap : toolHeight
    readonly property real toolHeight: wide ? 52 : small || !captions ? 48 : 56

    readonly property rect board: {
        if (landscape)
            return Qt.rect(Theme.leftHanded ? width - height + 8 : 8, 6, height - 16, height - 12);
        if (wide) {
            const side = Math.min(height - 80, width * 0.56);
            return Qt.rect((width - side) / 2, (height - side * 1.012) / 2, side, side * 1.012);
        }
        const keys = roomy ? 2 * 60 + 8 : 2 * 48 + 8;
        const rest = barHeight + seatsHeight + 4 + statusHeight + 12 + keys + 8 + toolsHeight + 8 + (solo ? 4 : 0);
        const side = Math.floor(Math.min(width - 2 * margin, (height - rest) / 1.012));
        return Qt.rect((width - side) / 2, barHeight + seatsHeight + 4, side, side * 1.012);
    }
    // What isn't the board, in `wide`: the side of seats and events and the side of keys.
    readonly property real sideWidth: board.x - 24 - 30
    readonly property real seatsSide: Theme.leftHanded ? board.x + board.width + 30 : 24
    readonly property real keysSide: Theme.leftHanded ? 24 : board.x + board.width + 30
    readonly property real columnX: Theme.leftHanded ? 8 : board.x + board.width + 12 // in `landscape`
    readonly property real columnWidth: width - board.width - 28

    readonly property rect bar: landscape ? Qt.rect(columnX, 4, columnWidth, barHeight)
                              : wide ? Qt.rect(seatsSide - 16, 16, sideWidth + 24, barHeight)
                                     : Qt.rect(0, 0, width, barHeight)
    readonly property rect seats: landscape ? Qt.rect(columnX, 56, columnWidth, seatsHeight)
                                            : Qt.rect(margin + 4, barHeight, width - 2 * margin - 8, seatsHeight)
    readonly property rect status: landscape ? Qt.rect(columnX, 60 + seatsHeight, columnWidth, statusHeight)
        : Qt.rect(16, board.y + board.height + 6, width - 32, statusHeight)
    readonly property rect tools: landscape ? Qt.rect(columnX, height - 8 - toolsHeight, columnWidth, toolsHeight)
        : wide ? Qt.rect(keysSide, board.y + board.height - toolsHeight - 8, sideWidth, toolsHeight)
               : Qt.rect(margin, height - 8 - toolsHeight, width - 2 * margin, toolsHeight)

    readonly property real keysTop: wide ? 0 : status.y + status.height + (landscape ? 8 : 6)
    readonly property real keysRoom: tools.y - 8 - keysTop
    readonly property int padColumns: wide || upright && keysRoom >= 3 * 52 + 16 ? 3 : 5
    readonly property int padRows: padColumns === 3 ? 3 : 2
    readonly property real padGap: wide ? 14 : Theme.gap
    readonly property bool bigSand: sand && (wide || padColumns === 3)
    readonly property bool sandInBar: sand && !bigSand && !roomy
    readonly property bool sandBesidePad: sand && !bigSand && roomy
    readonly property real besides: bigSand && upright ? Math.min(140, width * 0.3) : 0
    readonly property rect pad: {
        if (wide) {
            const tall = bigSand ? 3 * 66 + 2 * padGap : Math.min(3 * 96 + 2 * padGap, tools.y - board.y - 32);
            const top = bigSand ? tools.y - 28 - tall : board.y + (tools.y - board.y - tall) / 2;
            return Qt.rect(keysSide, top, sideWidth, tall);
        }
        const tall = Math.min(keysRoom, padRows * (padRows === 3 ? 88 : 72) + (padRows - 1) * padGap);
        const across = landscape ? columnWidth : Math.min(width - 2 * margin - besides - (besides > 0 ? 16 : 0) - (sandBesidePad ? 2 * 128 : 0), 480);
        const left = landscape ? columnX : besides > 0 ? (Theme.leftHanded ? margin + besides + 16 : margin) : (width - across) / 2;
        return Qt.rect(left, keysTop + (keysRoom - tall) / 2, across, tall);
    }
    readonly property real coachWidth: Math.min(width - 16, Math.max(560, board.width))
    /// The coach's place: over the keys, beside or below the sheet.
    readonly property rect coach: wide ? Qt.rect(keysSide, Math.min(pad.y, tools.y - 260), sideWidth, tools.y + tools.height - Math.min(pad.y, tools.y - 260))
        : landscape ? Qt.rect(columnX, 8, columnWidth, height - 16)
                    : Qt.rect((width - coachWidth) / 2, board.y + board.height + 8, coachWidth,
                              Math.min(320, height - board.y - board.height - 16))
    readonly property rect hourglass: {
        if (sandBesidePad)
            return Qt.rect(Theme.leftHanded ? pad.x - 128 : pad.x + pad.width + 16, pad.y, 112, pad.height);
        if (!bigSand)
            return landscape ? Qt.rect(bar.x + bar.width - 48 * 3 - 48, bar.y - 2, 40, 56) : Qt.rect(width - 48 * 3 - 48, 0, 40, barHeight);
        if (wide)
            return Qt.rect(keysSide, 28, sideWidth, pad.y - 28 - 24);
        return Qt.rect(Theme.leftHanded ? margin : width - margin - besides, pad.y, besides, pad.height);
    }
}
