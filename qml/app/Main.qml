pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

Window {
    id: window
    width: 412
    height: 915
    visible: true
    color: Theme.paper
    title: "Ninefold"

    MatchController { id: theMatch }
    GameTable {
        anchors.fill: parent
        focus: true
        match: theMatch
    }
    Curtain {
        anchors.fill: parent
        seat: theMatch.curtainFor
        name: theMatch.curtainFor >= 0 ? ["Mika", "Jun"][theMatch.curtainFor] : ""
        fallen: theMatch.curtainFor >= 0
        onOpened: theMatch.openCurtain()
    }
    Component.onCompleted: {
        theMatch.deal("sudoku_tiles", ["Mika", "Jun"], {}, 5, 0);
        theMatch.openCurtain();
        theMatch.showHand();
    }
}
