import QtQuick
import Ninefold

/// Where the notes of a cell go, and how large they are: they follow the size of the text as far as three have room in a
/// row.
QtObject {
    required property real cell // its side
    readonly property real size: Math.min(cell * 0.37, Math.max(14.2, cell * 0.24) * Theme.textScale) // digits 10 dp high
    /// The middle of the place in a column or a row of them, from 0 to 2: within the frame of a cell that is selected.
    function middle(at: int): real { return cell * (0.5 + 0.29 * (at - 1)); }
}
