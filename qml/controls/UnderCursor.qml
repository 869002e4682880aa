import QtQuick
import Ninefold.Core

/// What a screen reader says of the cell where the cursor of a board stands; nothing while the keys are elsewhere.
QtObject {
    id: reader

    required property MatchController match
    required property point cursor
    required property bool active
    property string text

    function read() {
        const cells = (model => model)(match.cells);
        text = active ? cells.data(cells.index(cursor.y * match.columns + cursor.x, 0), CellsModel.LabelRole) ?? "" : "";
    }
    onActiveChanged: read()
    onCursorChanged: read()
    readonly property Connections changes: Connections {
        target: reader.match
        function onChanged() { reader.read(); }
    }
}
