import QtQuick
import Ninefold

/// A tablet that lies on its side: seats and what is told on one side of the board, the hand on the other.
TableShape {
    function inner(): real { return of.sideInner; }
    function innerWidth(): real { return of.side.width - 24; }

    function barX(): real { return of.side.x; }
    function barWidth(): real { return of.side.width; }
    function barHeight(): real { return 56; }
    /// At a table of several the coach's button stands beside it.
    function titleBelow(): bool { return of.side.width < (of.seatCount > 1 ? 300 : 250); }

    function seatsX(): real { return inner(); }
    function seatsY(): real { return 104; }
    function seatsWidth(): real { return innerWidth(); }
    function seatsSpacing(): real { return 12; }
    function badgeWidth(): real { return of.seats.width; }
    function badgeHeight(): real { return of.wordless ? 76 : 68; }
    function dotPitch(): real { return 10; }

    function trackX(): real { return inner(); }
    function trackY(): real { return of.seats.y + of.seats.height + 20; }
    function trackWidth(): real { return innerWidth(); }

    function boardY(): real { return (of.height - of.board.height) / 2; }
    function boardWidth(): real { return Math.min((of.height - 60) / of.aspect, of.width * 0.56); }

    function statusX(): real { return inner(); }
    function statusY(): real { return (of.track.visible ? of.track.y + of.track.height : of.seats.y + of.seats.height) + 24; }
    function statusWidth(): real { return innerWidth(); }
    function statusSize(): real { return Theme.listSize; }
    function statusLines(): int { return 0; }
    function wordlessHeight(): real { return 0; }

    function pilesX(piles: Item): real { return of.tray.x + (of.tray.width - piles.width) / 2; }
    function pilesY(): real { return of.tray.y + of.tray.height + 24; }

    function actionsX(): real { return of.tray.x; }
    function actionsY(): real { return of.tray.y + of.tray.height + (of.wordless ? 88 : 16); }
    function actionsWidth(wanted: real): real { return of.tray.width; }

    function verdictX(): real { return of.status.x; }
    function verdictY(): real { return of.height - of.verdict.height - 8; }
    function verdictWidth(): real { return of.status.width; }
    function verdictColumn(): bool { return of.height >= 620 + 56 * of.seatCount; }

    /// Beside the board; what can be pressed has to fit below it.
    function fits(): real { return of.height - of.actions.height - 32; }
    function trayX(): real { return of.mirrored ? 24 : of.width - of.tray.width - 24; }
    function trayY(): real { return Math.max(72, Math.min(of.height * 0.29, fits() - trayHeight())); }
    function trayWidth(): real { return Math.max(180, (of.width - of.board.width) / 2 - 48); }
    function trayHeight(): real { return Math.min(of.height * 0.39, fits() - 72); }
    function pieceMost(): real { return 140; }

    function opponentsX(strip: Item): real { return inner() - 8; }
    function opponentsY(strip: Item): real { return Math.min(of.status.y - 8, of.height - strip.height - 8); }
    function opponentsWidth(): real { return of.side.width - 8; }

    function endX(): real { return of.tray.x; }
    function endY(): real { return 80; }
    function endWidth(): real { return of.tray.width; }
}
