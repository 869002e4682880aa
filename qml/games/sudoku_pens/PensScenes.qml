import QtQuick
import Ninefold.Core

/// Sudoku Pens in the gallery.
QtObject {
    id: gallery

    readonly property PuzzleDesk desk: PuzzleDesk {}
    readonly property var scenes: [
        at("result", { page: "result", moves: 99, until: "together" }),
        at("start", {}),
        at("middle", { moves: 14 }),
        at("selected", { moves: 14, then: [["tapCell", 4, 4]] }),
        at("alone", { seats: 1, moves: 12, options: { mode: "solo" } }),
        at("notes", { seats: 1, moves: 12, options: { mode: "solo" }, then: [["noteInGaps", 3]] }),
        hint("offer", []),
        hint("where", ["hintNext"]),
        hint("technique", ["hintNext", "hintNext"]),
        hint("pattern", ["hintNext", "hintNext", "hintNext"]),
        hint("deed", ["hintNext", "hintNext", "hintNext", "hintNext"]),
        at("hint-wrong", { seats: 1, moves: 12, options: { mode: "solo" }, then: [["tapCell", 4, 4], ["key", 1]], touch: ["toolHint", "hintNext", "hintNext"], until: "hintNext" }),
        at("asked", { moves: 14, then: [["press", Kind.Pass]] }),
        at("error", { moves: 8, then: [["writeClash"]] }),
        at("verdict", { seats: 3, moves: 9, options: { referee: "table" } }),
        at("speed", { seats: 4, moves: 9, options: { mode: "speed" } }),
        at("coach", { moves: 14, touch: ["coachButton", "coachNext", "coachNext", "coachNext", "coachNext"], until: "coach" }),
        at("left-handed", { moves: 14, leftHanded: true }),
        at("end", { moves: 99 }),
        at("given-up", { page: "result", seats: 1, moves: 12, options: { mode: "solo" } }),
        at("solution", { page: "part", source: Qt.resolvedUrl("PensSolution.qml"), seats: 1, moves: 12, options: { mode: "solo" } }),
        page("puzzles", "PensPuzzles.qml", { grade: "tricky", card: 30 }),
        page("shelf", "PensShelf.qml", {}),
        page("own", "PensOwn.qml", { givens: "29...7..3......1.......2.8..7.9..5...35.7..9.14.8.......4..9.12......43..23..4..." }),
        Object.assign(page("proof", "PensOwn.qml", { givens: "29...7..3......1.......2.8..7.9..5...35.7..9.14.8.......4..9.12......43..23..4..." }), { touch: ["prove"], until: "playOwn" }),
        page("techniques", "PensTechniques.qml", {}),
        lesson("hidden_single_block"),
        lesson("naked_pair"),
        lesson("skyscraper"),
        lesson("unique_rectangle")
    ]

    function hint(name: string, steps: var): var {
        return at("hint-" + name, { seats: 1, moves: 30, seed: 11, options: { mode: "solo" }, touch: ["toolHint", ...steps], until: "hintNext" });
    }
    function lesson(key: string): var {
        const technique = Array.from(gallery.desk.techniques).find(one => one.key === key);
        return Object.assign(page("lesson-" + key, "PensLesson.qml", { technique: technique }), { until: "example" });
    }

    function page(name: string, file: string, props: var): var {
        const setUp = { people: [0], first: 0, handOver: 0, options: { mode: "solo" } };
        return { name: "sudoku_pens-" + name, page: "part", source: Qt.resolvedUrl(file), props: Object.assign({ entryId: "sudoku_pens", setUp: setUp }, props) };
    }
    function at(name: string, scene: var): var {
        return Object.assign({ name: "sudoku_pens-" + name, game: "sudoku_pens", seats: 2, seed: 7,
                               options: { check: "solution" }, moves: 0 }, scene);
    }
}
