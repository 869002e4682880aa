import QtQuick
import Ninefold

/// Where everything lies on a table whose window is upright: one below the other. Other shapes differ from this one.
/// They are functions, so that only the one that is there is ever worked out.
QtObject {
    required property TableParts of

    /// The column of what isn't the board.
    function columnX(): real { return 0; }
    function columnWidth(): real { return of.width; }

    function barX(): real { return columnX(); }
    function barWidth(): real { return columnWidth(); }
    function barHeight(): real { return of.small ? lowBar() : 56; }
    /// A replay has a title of its own.
    function lowBar(): real { return of.playable ? 48 : 0; }
    /// Whether there is no room for the title between the buttons.
    function titleBelow(): bool { return false; }

    function seatsX(): real { return columnX() + 12; }
    function seatsY(): real { return of.bar.height; }
    function seatsWidth(): real { return columnWidth() - 24; }
    function seatsSpacing(): real { return 8; }
    function badgeWidth(): real { return (of.seats.width - 8 * (of.seatCount - 1)) / of.seatCount; }
    function badgeHeight(): real { return of.small ? 44 : 52; }
    /// Between two of the dots that stand for points. Of the window alone: the board's place follows from it.
    function dotPitch(): real { return Math.min(12, ((dotsRoom() - 16) / of.seatCount - 32) / 20); }
    function dotsRoom(): real { return of.width; }

    function trackX(): real { return columnX() + 8; }
    function trackY(): real { return of.seats.y + of.badgeHeight + 4; }
    function trackWidth(): real { return columnWidth() - 16; }
    /// Where the seats and the track end.
    function headEnd(): real { return of.track.visible ? of.track.y + of.track.height : of.seats.y + of.badgeHeight; }

    function boardX(): real { return (of.width - of.board.width) / 2; }
    function boardY(): real { return over(); }
    function boardWidth(): real { return Math.min(of.width - 16, (of.height - over() - below()) / of.aspect); }
    function over(): real { return (of.ended ? of.bar.height : headEnd()) + 4; }
    /// What has to have its place below the board.
    function below(): real {
        if (of.ended)
            return 60 + 52 * (of.seatCount + 1);
        return of.status.height + taken(of.actionRow) + taken(of.verdict) + (of.playable ? trayLeast() : 0) + (of.small ? 18 : 24);
    }
    function taken(row: Item): real { return row.visible ? row.height + 8 : 0; }
    function trayLeast(): real { return of.verdict.visible ? Theme.touch + 52 : Math.max(116, of.height * 0.2); }

    function statusX(): real { return columnX() + 16; }
    function statusY(): real { return of.board.y + of.board.height + 6; }
    function statusWidth(): real { return columnWidth() - 32; }
    function statusSize(): real { return Math.min(Theme.body, of.small ? 20 : Infinity); }
    /// Where something to press lies below it, it keeps its height.
    function statusLines(): int { return Theme.textScale > 1.4 && !of.small ? 3 : 2; }
    function wordlessHeight(): real { return 48; }

    function pilesX(piles: Item): real { return of.status.x + (of.status.width - piles.width) / 2; }
    function pilesY(): real { return of.status.y; }

    function actionsX(): real { return of.actionRow.x + Math.max(0, (of.actionRow.width - of.actions.width) / 2); }
    function actionsY(): real { return of.actionRow.y; }
    function actionsWidth(wanted: real): real { return Math.min(of.actionRow.width, wanted); }

    function verdictX(): real { return of.status.x - 8; }
    function verdictY(): real { return afterStatus() + taken(of.actionRow); }
    function verdictWidth(): real { return of.status.width + 16; }
    function verdictColumn(): bool { return false; }
    function afterStatus(): real { return of.status.y + of.status.height + 8; }

    function trayX(): real { return columnX() + 8; }
    function trayY(): real { return Math.max(of.height * 0.71, floor()); }
    function trayWidth(): real { return columnWidth() - 16; }
    function trayHeight(): real { return of.height - of.tray.y; }
    /// Where what lies above the tray ends.
    function floor(): real {
        if (of.coachEnd > 0)
            return of.coachEnd + 8;
        if (of.verdict.visible)
            return of.verdict.y + of.verdict.height + 8;
        return of.actionRow.visible ? of.actionRow.y + of.actionRow.height + 8 : of.status.y + of.status.height + 6;
    }
    function pieceRoom(): real { return Math.max(Theme.touch, of.tray.height - of.trayOver - 36); }
    function pieceWidth(): real { return (of.tray.width - of.trayAside - 32) / Math.max(1, of.handCount) - (of.small ? 10 : 12); }
    function pieceMost(): real { return 108; }
    function handPoint(): point { return Qt.point(of.tray.x + of.tray.width / 2, of.tray.y + 24); }

    /// Where it is told what computers do.
    function opponentsX(strip: Item): real { return columnX() + 8; }
    function opponentsY(strip: Item): real { return Math.min(of.status.y - 4, of.height - strip.height - 8); }
    function opponentsWidth(): real { return columnWidth() - 16; }

    function endX(): real { return columnX() + 8; }
    function endY(): real { return of.board.y + of.board.height + 4; }
    function endWidth(): real { return columnWidth() - 16; }
}
