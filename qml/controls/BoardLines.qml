pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The lines of a board: thin between cells, thick round blocks.
Item {
    id: lines

    required property int columns
    required property int rows
    required property int blockColumns
    required property int blockRows
    required property real cellSize

    width: columns * cellSize
    height: rows * cellSize

    function places(thick: bool): var {
        const breadth = !thick ? 1 : Theme.contrast ? 3 : 2;
        const found = [];
        for (let i = 0; i <= columns; ++i)
            if ((i % blockColumns === 0) === thick)
                found.push(Qt.rect(Math.round(i * cellSize - breadth / 2), 0, breadth, height));
        for (let i = 0; i <= rows; ++i)
            if ((i % blockRows === 0) === thick)
                found.push(Qt.rect(0, Math.round(i * cellSize - breadth / 2), width, breadth));
        return found;
    }

    Lines {
        places: lines.places(false)
        color: Theme.thin
    }
    Lines {
        places: lines.places(true)
        color: Theme.thick
    }
}
