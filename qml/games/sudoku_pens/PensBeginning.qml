import QtQuick
import Ninefold.Core

/// What it takes to begin with a puzzle: the set-up that it was chosen for.
QtObject {
    id: beginning

    required property string entryId
    required property var setUp

    /// `grade` is left empty if it isn't known.
    function play(givens: string, grade: string) {
        App.dealPuzzle(entryId, setUp, givens, grade);
    }
    function open(page: url, props: var) { App.open(page, Object.assign({ entryId: entryId, setUp: setUp }, props)); }
}
