import QtQuick
import Ninefold.Core

/// O'kudos in the gallery.
QtObject {
    readonly property var scenes: [
        at("result", { page: "result", moves: 99, until: "together" }),
        at("start", { hand: "shown" }),
        at("curtain", { moves: 1, hand: "curtain" }),
        at("hidden-hand", { moves: 15, hand: "hidden" }),
        at("middle", { moves: 30, hand: "shown" }),
        at("picked", { moves: 30, hand: "shown", then: [["tapPiece", 1]] }),
        at("tried", { moves: 30, hand: "shown", then: [["tryOut", 1]] }),
        at("put", { moves: 30, hand: "shown", then: [["putDown", 1]] }),
        at("forbidden", { moves: 30, hand: "shown", then: [["putWrong", 1]] }),
        at("put-table-style", { moves: 15, hand: "shown", handOver: MatchController.TableStyle, then: [["putDown", 1]] }),
        at("asked", { moves: 30, hand: "shown", then: [["press", Kind.Pass]] }),
        at("asked-table-style", { moves: 15, hand: "shown", handOver: MatchController.TableStyle, then: [["press", Kind.Pass]] }),
        at("error", { moves: 12, hand: "shown", then: [["dropOnPiece", 0]] }),
        at("collecting", { moves: 12, hand: "shown", options: { referee: "table" }, then: [["touchTwo"]] }),
        at("three", { seats: 3, moves: 20, hand: "shown", handOver: MatchController.SideBySide }),
        at("four", { seats: 4, moves: 24, hand: "shown" }),
        at("coach", { moves: 30, hand: "shown", touch: ["coachButton", "coachNext", "coachNext", "coachNext"], until: "coach" }),
        at("left-handed", { moves: 20, hand: "shown", leftHanded: true }),
        at("table-style", { moves: 15, hand: "shown", handOver: MatchController.TableStyle }),
        at("table-style-3", { seats: 3, moves: 15, hand: "shown", handOver: MatchController.TableStyle }),
        at("table-style-4", { seats: 4, moves: 15, hand: "shown", handOver: MatchController.TableStyle }),
        at("end", { seats: 3, moves: 99 }),
        at("turned-over", { seats: 3, moves: 99, wait: 9000 })
    ]

    function at(name: string, scene: var): var {
        return Object.assign({ name: "okudos-" + name, game: "okudos", seats: 2, seed: 11, options: {}, moves: 0 }, scene);
    }
}
