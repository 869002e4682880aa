import QtQuick
import Ninefold

/// A cell of a drawn board that holds something.
Item {
    id: cell

    required property Miniature miniature
    required property var modelData
    readonly property int value: modelData.value
    readonly property int at: modelData.at

    x: at % miniature.columns * width
    y: Math.floor(at / miniature.columns) * width
    width: miniature.cellSize
    height: width
}
