import QtQuick
import Ninefold.Core

/// What fingers and keys mean on this table, as gestures of the match.
QtObject {
    id: hands

    required property MatchController match
    required property PensSheet sheet
    property bool digitFirst: false
    property bool ending: false // everybody is being asked whether to end
    property point far: Qt.point(-1, -1) // where a selection by keys has got to

    function key(digit: int) {
        if (digitFirst && sheet.selected > 0)
            match.press(Kind.TakeBack);
        if (!digitFirst && sheet.selected === 0) { // nowhere to write it: it shows where it lies
            sheet.key = sheet.key === digit ? 0 : digit;
            return;
        }
        sheet.key = sheet.selected > 0 ? digit : 0; // until it is written or another cell is selected
        match.key(digit);
    }
    /// A digit with a key held down beside it: this once as a note of that kind.
    function note(digit: int, kind: int) {
        const before = pencil();
        if (before !== kind)
            match.press(kind);
        key(digit);
        if (before !== kind)
            match.press(before >= 0 ? before : kind);
    }
    /// A long press on a key: this once the other way, a note while writing, ink while noting.
    function keyHeld(digit: int) {
        const noting = pencil();
        match.press(noting >= 0 ? noting : Kind.CornerNotes);
        key(digit);
        match.press(noting >= 0 ? noting : Kind.CornerNotes);
    }
    function tap(column: int, row: int) {
        const number = numberAt(column, row);
        if (!digitFirst || sheet.own.armed > 0 || sheet.own.wipes)
            match.tapCell(column, row);
        else if (number > 0)
            key(number);
    }
    function longPress(column: int, row: int) {
        select(column, row);
        match.press(pencil() >= 0 ? pencil() : Kind.CornerNotes);
    }
    function select(column: int, row: int) {
        far = Qt.point(column, row);
        match.stroke(column, row, column, row);
    }
    /// Arrows: to the next cell, round the edges; with Shift the selection grows.
    function step(across: int, down: int, grow: bool) {
        if (sheet.selected === 0) {
            select(Math.floor(match.columns / 2), Math.floor(match.rows / 2));
            return;
        }
        if (sheet.selected === 1)
            far = Qt.point(sheet.column, sheet.row);
        const from = sheet.corner(far);
        if (!grow) {
            select((far.x + across + match.columns) % match.columns, (far.y + down + match.rows) % match.rows);
            return;
        }
        far = Qt.point(Math.max(0, Math.min(match.columns - 1, far.x + across)), Math.max(0, Math.min(match.rows - 1, far.y + down)));
        match.stroke(from.x, from.y, far.x, far.y);
    }
    function press(action: int) {
        if (action === Kind.AgreeEnd)
            ending = true;
        else
            match.press(action);
    }
    function toggleDigitFirst() {
        digitFirst = !digitFirst;
        match.press(Kind.TakeBack);
    }

    function numberAt(column: int, row: int): int {
        const cells = (model => model)(match.cells);
        return cells.data(cells.index(row * match.columns + column, 0), CellsModel.NumberRole);
    }
    /// Which notes are on; -1: ink.
    function pencil(): int {
        const actions = match.actions;
        for (let i = 0; i < actions.rowCount(); ++i) {
            const action = actions.data(actions.index(i, 0), ActionsModel.ActionRole);
            if ((action === Kind.CornerNotes || action === Kind.CentreNotes) && actions.data(actions.index(i, 0), ActionsModel.OnRole))
                return action;
        }
        return -1;
    }

    /// Whether a digit wipes the notes that it settles is settled once for all tables.
    readonly property bool wipes: Preferences.wipesNotes
    onWipesChanged: settle()
    function settle() {
        const actions = match.actions;
        for (let i = 0; i < actions.rowCount(); ++i) {
            const action = actions.index(i, 0);
            if (actions.data(action, ActionsModel.ActionRole) === Kind.KeepNotes && actions.data(action, ActionsModel.OnRole) === wipes)
                match.press(Kind.KeepNotes);
        }
    }
    readonly property Connections changes: Connections {
        target: hands.match
        function onChanged() { hands.settle(); }
    }
    Component.onCompleted: {
        settle();
        digitFirst = sheet.own.armed > 0 || sheet.own.wipes; // it was in hand when the table was left
    }

    /// A key of the keyboard; whether it meant anything.
    function typed(event: var): bool {
        if (ending) {
            ending = event.key !== Qt.Key_Escape;
            return !ending;
        }
        const shift = (event.modifiers & Qt.ShiftModifier) !== 0;
        const control = (event.modifiers & Qt.ControlModifier) !== 0;
        if ((event.modifiers & (Qt.AltModifier | Qt.MetaModifier)) !== 0)
            return false;
        const digit = sheet.own.digitOn(event.key, event.nativeScanCode);
        if (digit > 0) {
            if (control || shift)
                note(digit, control ? Kind.CentreNotes : Kind.CornerNotes);
            else
                key(digit);
            return true;
        }
        if (control && ![Qt.Key_Z, Qt.Key_Y].includes(event.key))
            return false;
        switch (event.key) {
        case Qt.Key_Left: step(-1, 0, shift); return true;
        case Qt.Key_Right: step(1, 0, shift); return true;
        case Qt.Key_Up: step(0, -1, shift); return true;
        case Qt.Key_Down: step(0, 1, shift); return true;
        case Qt.Key_0:
        case Qt.Key_Delete:
        case Qt.Key_Backspace: key(0); return true;
        case Qt.Key_N: match.press(shift ? Kind.CentreNotes : Kind.CornerNotes); return true;
        case Qt.Key_Z:
        case Qt.Key_U: shift ? match.redo() : match.undo(); return true;
        case Qt.Key_Y: match.redo(); return true;
        case Qt.Key_D: toggleDigitFirst(); return true;
        case Qt.Key_Escape:
            sheet.key = 0;
            if (sheet.selected === 0 && sheet.own.armed === 0 && !sheet.own.wipes)
                return false; // then it is for who asks about leaving
            match.press(Kind.TakeBack);
            return true;
        }
        return false;
    }
}
