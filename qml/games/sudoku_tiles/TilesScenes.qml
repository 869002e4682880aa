import QtQuick
import Ninefold.Core

/// SuDoku Tiles and Sudokids in the gallery.
QtObject {
    readonly property var scenes: [
        at("result", { page: "result", moves: 99, until: "together" }),
        at("start", { hand: "shown" }),
        at("curtain", { moves: 1, hand: "curtain" }),
        at("hidden-hand", { moves: 15, hand: "hidden" }),
        at("middle", { moves: 30, hand: "shown" }),
        at("preview", { moves: 30, hand: "shown", then: [["tryOut", 0]] }),
        at("error", { moves: 12, hand: "shown", then: [["dropOnPiece", 0]] }),
        at("asked", { moves: 12, hand: "shown", options: { referee: "strict" }, then: [["press", Kind.Cannot]] }),
        at("challenge", { seats: 3, moves: 9, hand: "shown", handOver: MatchController.SideBySide, options: { referee: "table" } }),
        at("four", { seats: 4, moves: 24, hand: "shown" }),
        at("alone", { seats: 1, moves: 20, hand: "shown" }),
        at("coach", { moves: 30, hand: "shown", touch: ["coachButton", "coachNext", "coachNext", "coachNext", "coachNext"], until: "coach" }),
        at("left-handed", { moves: 20, hand: "shown", leftHanded: true }),
        at("table-style", { moves: 15, hand: "shown", handOver: MatchController.TableStyle }),
        at("table-style-3", { seats: 3, moves: 15, hand: "shown", handOver: MatchController.TableStyle }),
        at("table-style-4", { seats: 4, moves: 15, hand: "shown", handOver: MatchController.TableStyle }),
        at("end", { moves: 99 }),
        kids("start", { hand: "shown" }),
        kids("curtain", { moves: 1, hand: "curtain" }),
        kids("cannot", { seats: 2, moves: 12, hand: "shown", options: { referee: "strict" } }),
        kids("asked", { seats: 2, moves: 12, hand: "shown", options: { referee: "strict" }, then: [["press", Kind.Cannot]] }),
        kids("hidden-hand", { moves: 5, hand: "hidden" }),
        kids("middle", { moves: 12, hand: "shown" }),
        kids("preview", { moves: 12, hand: "shown", then: [["tryOut", 0]] }),
        kids("put", { moves: 12, hand: "shown", then: [["putDown", 0]] }),
        kids("put-table-style", { seats: 3, moves: 9, hand: "shown", handOver: MatchController.TableStyle, then: [["putDown", 0]] }),
        kids("four", { seats: 4, moves: 9, hand: "hidden" }),
        kids("table-style", { seats: 3, moves: 9, hand: "shown", handOver: MatchController.TableStyle }),
        at("challenge-four", { seats: 4, moves: 9, handOver: MatchController.SideBySide, options: { referee: "table" } }),
        kids("challenge-four", { seats: 4, moves: 9, handOver: MatchController.SideBySide, options: { referee: "table" } }),
        kids("end", { moves: 99 })
    ]

    function at(name: string, scene: var): var {
        return Object.assign({ name: "sudoku_tiles-" + name, game: "sudoku_tiles", seats: 2, seed: 2005, options: {}, moves: 0 }, scene);
    }
    function kids(name: string, scene: var): var {
        return Object.assign(at("", scene), { name: "sudokids-" + name, entry: "sudokids", options: Object.assign({ board: "kids" }, scene.options) });
    }
}
