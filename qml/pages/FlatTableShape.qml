import Ninefold

/// A phone that lies on its side: the board as high as the window, everything else in a column beside it.
TableShape {
    function columnX(): real { return of.mirrored ? 0 : of.board.x + of.board.width + 8; }
    function columnWidth(): real { return of.width - of.board.width - 24; }
    function barHeight(): real { return lowBar(); }
    function badgeHeight(): real { return 44; }
    function dotsRoom(): real { return of.width - of.height; }

    function boardX(): real { return of.mirrored ? of.width - of.board.width - 8 : 8; }
    function boardY(): real { return (of.height - of.board.height) / 2; }
    function boardWidth(): real { return (of.height - 16) / of.aspect; }

    function statusY(): real { return headEnd() + 8; }
    function statusLines(): int { return 2; }
    function statusSize(): real { return Math.min(Theme.body, of.small ? 20 : 22); }
    function trayY(): real { return floor(); }
    function pieceWidth(): real { return (of.tray.width - of.trayAside - 32) / Math.max(1, of.handCount) - 10; }
    function endY(): real { return of.bar.height; }
}
