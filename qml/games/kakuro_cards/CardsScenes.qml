import QtQuick
import Ninefold.Core

/// Kakuro Cards in the gallery.
QtObject {
    readonly property var scenes: [
        at("pause", { page: "pause", moves: 8 }),
        at("result", { page: "result", moves: 99, until: "together" }),
        at("result-turn", { page: "result", moves: 99, touch: ["decisive0"], until: "tryAgain" }),
        at("result-three", { seats: 3, page: "result", moves: 99, until: "together" }),
        at("start", { hand: "shown" }),
        at("curtain", { moves: 1, hand: "curtain" }),
        at("hidden-hand", { moves: 9, hand: "hidden" }),
        at("middle", { moves: 20, hand: "shown" }),
        at("picked", { moves: 20, hand: "shown", then: [["tapPiece", 0]] }),
        at("preview", { moves: 12, hand: "shown", then: [["tryOut", 1]] }),
        at("error", { moves: 12, hand: "shown", then: [["dropOnPiece", 0]] }),
        at("claim", { moves: 8, hand: "shown", options: { referee: "strict" }, then: [["layBeside", 0], ["claimRow"]] }),
        at("wrong", { moves: 8, hand: "shown", handOver: MatchController.SideBySide, options: { referee: "strict" },
                      then: [["layBeside", 0], ["claimRow"], ["press", Kind.Confirm]] }),
        at("challenge", { seats: 3, moves: 7, hand: "shown", handOver: MatchController.SideBySide, options: { referee: "table" } }),
        at("four", { seats: 4, moves: 24, hand: "shown" }),
        at("coach", { moves: 20, hand: "shown", touch: ["coachButton", "coachNext", "coachNext"], until: "coach" }),
        at("coach-why", { moves: 20, hand: "shown", touch: ["coachButton", "coachNext", "coachNext", "coachNext", "coachNext"], until: "coach" }),
        at("alone", { seats: 1, moves: 10, hand: "shown" }),
        at("left-handed", { moves: 20, hand: "shown", leftHanded: true }),
        at("table-style", { moves: 9, hand: "shown", handOver: MatchController.TableStyle }),
        at("table-style-3", { seats: 3, moves: 9, hand: "shown", handOver: MatchController.TableStyle }),
        at("table-style-4", { seats: 4, moves: 9, hand: "shown", handOver: MatchController.TableStyle }),
        at("table-style-challenge", { seats: 3, moves: 7, handOver: MatchController.TableStyle, options: { referee: "table" } }),
        at("replay", { page: "replay", moves: 99 }),
        at("end", { moves: 99 })
    ]

    function at(name: string, scene: var): var {
        return Object.assign({ name: "kakuro_cards-" + name, game: "kakuro_cards", seats: 2, seed: 7, options: {}, moves: 0 }, scene);
    }
}
