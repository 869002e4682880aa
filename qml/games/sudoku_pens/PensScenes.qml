import QtQuick
import Ninefold.Core

/// Sudoku Pens in the gallery.
QtObject {
    readonly property var scenes: [
        at("result", { page: "result", moves: 99 }),
        at("start", {}),
        at("middle", { moves: 14 }),
        at("selected", { moves: 14, then: [["tapCell", 4, 4]] }),
        at("alone", { seats: 1, moves: 12, options: { mode: "solo" } }),
        at("notes", { seats: 1, moves: 12, options: { mode: "solo" }, then: [["noteInGaps", 3]] }),
        at("error", { moves: 8, then: [["writeClash"]] }),
        at("verdict", { seats: 3, moves: 9, options: { referee: "table" } }),
        at("speed", { seats: 4, moves: 9, options: { mode: "speed" } }),
        at("left-handed", { moves: 14, leftHanded: true }),
        at("end", { moves: 99 })
    ]

    function at(name: string, scene: var): var {
        return Object.assign({ name: "sudoku_pens-" + name, game: "sudoku_pens", seats: 2, seed: 7,
                               options: { check: "solution" }, moves: 0 }, scene);
    }
}
