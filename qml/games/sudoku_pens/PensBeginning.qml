import QtQuick
import Ninefold.Core

/// What it takes to begin with a puzzle: the set-up that it was chosen for.
QtObject {
    id: beginning

    required property string entryId
    required property var setUp

    /// `grade` is left empty if it isn't known; `from` says where it came from, `interrupted` which match waits for it.
    function play(givens: string, grade: string, from: string, interrupted: int) {
        App.dealPuzzle(entryId, setUp, givens, grade, from, interrupted);
    }
    function open(page: url, props: var) { App.open(page, Object.assign({ entryId: entryId, setUp: setUp }, props)); }
}
