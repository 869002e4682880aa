pragma ComponentBehavior: Bound

import QtQuick
import Ninefold.Core

/// What the cells say when taken together: what is selected, how many of each digit are left, whose digit waits.
QtObject {
    id: sheet

    required property MatchController match

    property int column: -1 // of the one cell selected; -1 if there is none or are several
    property int row: -1
    property int selected: 0
    property int number: 0 // written in that cell
    property rect box: Qt.rect(-1, -1, 0, 0) // round all that are selected
    property var left: [9, 9, 9, 9, 9, 9, 9, 9, 9]
    property int writer: -1 // of the digit written last
    property int lastNumber: 0
    /// The key used last in this cell, and the digit that stands out on the board.
    property int key: 0
    readonly property int lit: own.armed > 0 ? own.armed : number > 0 ? number : key

    readonly property SheetMatch own: SheetMatch { match: sheet.match }
    property bool open: false // a digit can be challenged

    property Connections changes: Connections {
        target: sheet.match
        function onChanged() { sheet.read(); }
        function onStarted() {
            sheet.key = 0;
            sheet.read();
        }
        function onHappened(what, seat, cells, points) {
            if (what === "written")
                sheet.key = 0;
        }
    }

    function read() {
        const cells = match.cells;
        const counts = [9, 9, 9, 9, 9, 9, 9, 9, 9];
        let at = -1, first = -1, many = 0, writing = -1, last = 0;
        for (let i = 0; i < cells.rowCount(); ++i) {
            const cell = cells.index(i, 0);
            const digit = cells.data(cell, CellsModel.NumberRole);
            if (digit > 0)
                --counts[digit - 1];
            if (cells.data(cell, CellsModel.LatestRole) && digit > 0) {
                writing = cells.data(cell, CellsModel.OwnerRole);
                last = digit;
            }
            if (cells.data(cell, CellsModel.SelectedRole)) {
                if (first < 0)
                    first = i;
                at = i;
                ++many;
            }
        }
        const one = many === 1;
        const across = one ? at % match.columns : -1;
        const down = one ? Math.floor(at / match.columns) : -1;
        if (across !== column || down !== row)
            key = 0;
        column = across;
        row = down;
        selected = many;
        number = one ? cells.data(cells.index(at, 0), CellsModel.NumberRole) : 0;
        left = counts;
        box = first < 0 ? Qt.rect(-1, -1, 0, 0)
                        : Qt.rect(first % match.columns, Math.floor(first / match.columns), at % match.columns - first % match.columns,
                                  Math.floor(at / match.columns) - Math.floor(first / match.columns));
        writer = writing;
        lastNumber = last;
        let waits = false;
        const actions = match.actions;
        for (let i = 0; i < actions.rowCount(); ++i)
            waits = waits || actions.data(actions.index(i, 0), ActionsModel.ActionRole) === Kind.Accept;
        open = waits;
    }

    /// The corner of the selection that lies opposite the given one.
    function corner(far: point): point {
        return Qt.point(far.x === box.x ? box.x + box.width : box.x, far.y === box.y ? box.y + box.height : box.y);
    }
}
