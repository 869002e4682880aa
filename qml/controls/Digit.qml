pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A number set on its optical centre: the baseline lies 0.356 of its size below the middle, whatever the font's box.
Text {
    property real size: 24

    anchors.horizontalCenter: parent.horizontalCenter
    y: parent.height / 2 + 0.356 * size - baselineOffset
    font.pixelSize: Math.max(1, size)
    font.weight: Font.DemiBold
    color: Theme.ink
    textFormat: Text.PlainText
    Accessible.ignored: true
}
