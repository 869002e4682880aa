pragma Singleton
import QtQuick

/// The games that have a table to play at, as Home shows them.
QtObject {
    readonly property var all: [
        {
            title: qsTr("SuDoku Tiles"),
            players: qsTr("1–4 players"),
            game: "sudoku_tiles",
            options: { board: "adult" },
            miniature: Qt.resolvedUrl("sudoku_tiles/TilesMiniature.qml")
        },
        {
            title: qsTr("Sudokids"),
            players: qsTr("from 6 years"),
            game: "sudoku_tiles",
            options: { board: "kids" },
            miniature: Qt.resolvedUrl("sudoku_tiles/KidsMiniature.qml")
        },
        {
            title: qsTr("Kakuro Call"),
            players: qsTr("1–5 players"),
            game: "kakuro_call",
            options: { referee: "assist", hourglass: 60 },
            miniature: Qt.resolvedUrl("kakuro_call/CallMiniature.qml")
        }
    ]
}
