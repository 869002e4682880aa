import QtQuick
import Ninefold

/// A cell of a drawn board that holds something.
Item {
    id: cell

    required property Miniature miniature
    required property var modelData
    readonly property int value: modelData.value
    readonly property int at: modelData.at

    x: at % (miniature?.columns ?? 1) * width
    y: Math.floor(at / (miniature?.columns ?? 1)) * width
    width: miniature?.cellSize ?? 0 // there is none any more when it goes
    height: width
}
