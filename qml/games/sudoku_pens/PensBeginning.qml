import QtQuick
import Ninefold
import Ninefold.Core

/// What it takes to begin with a puzzle: the set-up that it was chosen for.
QtObject {
    id: beginning

    required property string entryId
    required property var setUp

    /// `grade` is left empty if it isn't known.
    function play(givens: string, grade: string) {
        const entry = Catalogue.find(entryId);
        const people = setUp.people.length;
        const first = App.firstOf(setUp, people, App.randomSeed());
        const record = { format: "ninefold/1", game: entry.game, seats: people, first: first,
                         options: entry.dealt(people, setUp.options), deal: { givens: givens }, moves: [] };
        App.beginRecord(entryId, JSON.stringify(record), setUp, grade === "" ? {} : { level: grade });
    }
    function open(page: url, props: var) { App.open(page, Object.assign({ entryId: entryId, setUp: setUp }, props)); }
}
