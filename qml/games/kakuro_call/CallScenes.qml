import QtQuick
import Ninefold.Core

/// Kakuro Call in the gallery.
QtObject {
    readonly property var scenes: [
        at("result", { page: "result", moves: 99, until: "together" }),
        at("start", {}),
        at("middle", { seats: 3, moves: 6 }),
        at("called", { moves: 3, then: [["press", Kind.Call, 1]] }),
        at("marked", { moves: 3, then: [["press", Kind.Call, 1], ["stroke", 0, 1, 3, 1]] }),
        at("called-far-of-four", { seats: 4, moves: 3, then: [["press", Kind.Call, 2]] }),
        at("missed", { moves: 9, then: [["press", Kind.Impossible, 0], ["press", Kind.Impossible, 1]] }),
        at("marked-column", { seats: 4, moves: 3, then: [["press", Kind.Call, 0], ["stroke", 2, 2, 2, 5]] }),
        at("marked-far", { seats: 4, moves: 3, then: [["press", Kind.Call, 2], ["stroke", 2, 2, 2, 5]] }),
        at("impossible", { seats: 3, moves: 2, then: [["press", Kind.Impossible, 1]] }),
        at("hourglass", { moves: 2, then: [["press", Kind.Impossible, 1]] }),
        at("wrong", { seats: 3, moves: 2, then: [["press", Kind.Call, 1], ["stroke", 0, 1, 1, 1], ["press", Kind.Confirm]] }),
        at("verdict", { seats: 3, moves: 2, options: { referee: "table" }, then: [["press", Kind.Call, 1], ["stroke", 0, 1, 2, 1], ["press", Kind.Confirm]] }),
        at("five", { seats: 5, moves: 5 }),
        at("five-called", { seats: 5, moves: 5, then: [["press", Kind.Call, 0]] }),
        at("five-side", { seats: 5, moves: 3, then: [["press", Kind.Call, 4], ["stroke", 2, 2, 2, 5]] }),
        at("five-left-handed", { seats: 5, moves: 3, leftHanded: true, then: [["press", Kind.Call, 1], ["stroke", 2, 2, 2, 5]] }),
        at("five-side-by-side", { seats: 5, moves: 5, handOver: MatchController.SideBySide }),
        at("computers", { seats: 3, moves: 5, computers: [0, 0, 3] }),
        at("one-among-computers", { seats: 5, moves: 5, computers: [0, 1, 12, 23, 34] }),
        at("four-and-a-computer", { seats: 5, moves: 5, computers: [0, 0, 0, 0, 13] }),
        at("tile", { moves: 3, then: [["press", Kind.Call, 1], ["stroke", 0, 1, 3, 1], ["tapPiece", 0]] }),
        at("asked", { moves: 3, then: [["press", Kind.Call, 0], ["press", Kind.GiveUp]] }),
        at("alone", { seats: 1, moves: 4 }),
        at("table-style", { seats: 4, moves: 5, handOver: MatchController.TableStyle }),
        at("side-by-side", { seats: 3, moves: 5, handOver: MatchController.SideBySide }),
        at("left-handed", { seats: 2, moves: 5, leftHanded: true }),
        at("end", { moves: 99 })
    ]

    function at(name: string, scene: var): var {
        return Object.assign({ name: "kakuro_call-" + name, game: "kakuro_call", seats: 2, seed: 7, options: {}, moves: 0 }, scene);
    }
}
