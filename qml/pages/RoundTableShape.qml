import QtQuick

/// A tablet that lies in the middle, where each seat has an edge: the board between them, and nothing else.
TableShape {
    required property real corner // what the edges take
    required property real edgeDepth
    required property real edgeTray
    required property real secretHeight
    required property bool wide

    // Where nobody sits the board may come nearer to the edge.
    function spanX(): real { return of.width - 2 * (of.seatCount > 2 ? corner : 16); }
    function top(): real { return of.seatCount === 3 ? 16 : corner; }
    function spanY(): real { return of.height - corner - top(); }

    function boardY(): real { return top() + (spanY() - of.board.height) / 2; }
    function boardWidth(): real { return Math.min(spanX(), spanY()) / Math.max(1, of.aspect); }

    function pieceRoom(): real { return edgeDepth - 40 - secretHeight; }
    function pieceWidth(): real { return (edgeTray - 24) / Math.max(1, of.handCount) - 12; }
    function pieceMost(): real { return wide ? 140 : 108; }
    function handPoint(): point { return Qt.point(of.width / 2, of.height / 2); }

    function opponentsX(strip: Item): real { return (of.width - strip.width) / 2; }
    function opponentsY(strip: Item): real { return of.height - corner - strip.height - 8; }
    function opponentsWidth(): real { return Math.min(440, spanX()); }
}
