import QtQuick
import Ninefold.Core

/// What comes after a puzzle of a day: the next of the same game while that isn't done, else one of another game, else
/// what is left.
QtObject {
    id: after

    required property int date // 0: it was none of a day
    required property string slot
    readonly property DailyCalendar calendar: DailyCalendar { person: App.me }
    readonly property Binding shownDate: Binding {
        target: after.calendar
        property: "date"
        value: after.date
        when: after.date > 0
    }
    /// {name, part}; none if all are done, or not made yet.
    readonly property var next: date === 0 || calendar.date !== date ? undefined : find(Array.from(calendar.puzzles))
    readonly property string words: {
        if (date === 0)
            return "";
        if (next === undefined)
            return qsTr("All puzzles of the day");
        const part = next.part.part > 1 || next.same ? " · " + Catalogue.gradeName(next.part.grade) : "";
        return qsTr("Next: %1").arg(Catalogue.find(next.name).title) + part;
    }

    function find(puzzles: var): var {
        const mine = puzzles.find(daily => daily.parts.some(part => part.slot === slot));
        const open = daily => {
            const part = daily?.parts.find(one => !one.over && one.slot !== slot && one.start !== undefined);
            return part ? { name: daily.name, part: part, same: daily === mine } : undefined;
        };
        const first = list => list.map(open).find(one => one !== undefined);
        return mine?.done ? first(puzzles.filter(daily => !daily.done)) ?? first([mine].concat(puzzles)) : open(mine) ?? first(puzzles.filter(daily => !daily.done)) ?? first(puzzles);
    }
    function go() {
        if (next !== undefined)
            App.playDaily(next.name, next.part, date);
        else
            App.dayOf(date);
    }
}
