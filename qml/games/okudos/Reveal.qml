pragma ComponentBehavior: Bound

import QtQuick
import Ninefold.Core

/// The order in which the sectors turn over at the end: everybody's first from the seat that began, then the game's,
/// then their second. A sector that has turned over counts.
QtObject {
    id: reveal

    required property MatchController match
    readonly property SectorsMatch shared: SectorsMatch { match: reveal.match }
    property list<int> order
    property list<int> turned
    readonly property bool done: turned.length === order.length

    function tell(sector: int, role: int): var {
        const rows = (model => model)(shared.sectors);
        return rows.data(rows.index(sector, 0), role);
    }
    /// The sectors of a seat, or (-1) of the game.
    function sectorsOf(seat: int): list<int> {
        const found = [];
        for (let i = 0; i < shared.sectors.rowCount(); ++i)
            if (seat >= 0 ? tell(i, SectorsModel.OwnerRole) === seat : tell(i, SectorsModel.GameRole))
                found.push(i);
        return found;
    }
    function start() {
        const seats = match.seatCount;
        const all = [];
        for (let nth = 0; nth < 3; ++nth) {
            for (let i = 0; i <= seats; ++i) {
                const sectors = sectorsOf(i < seats ? (match.first + i) % seats : -1);
                if (nth < sectors.length)
                    all.push(sectors[nth]);
            }
        }
        turned = [];
        order = all;
    }
    function next() {
        if (!done)
            turned = Array.from(order).slice(0, turned.length + 1);
    }
    function all() { turned = Array.from(order); }
    function total(seat: int, up: list<int>): int {
        let sum = 0;
        for (const sector of sectorsOf(seat))
            if (up.includes(sector) && tell(sector, SectorsModel.CountsRole))
                sum += tell(sector, SectorsModel.PointsRole);
        return sum;
    }
}
