pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A number set on its optical centre: the baseline lies 0.356 of its size below the middle, whatever the font's box.
Text {
    id: digit

    property real size: 24
    /// Whether a line below tells 6 from 9. Where the software renderer draws a part anew, one of the font's own gets lost,
    /// and one without round ends.
    property bool lined: false

    anchors.horizontalCenter: parent?.horizontalCenter // none for a moment when it goes
    y: (parent?.height ?? 0) / 2 + 0.356 * size - baselineOffset
    font.pixelSize: Math.max(1, size)
    font.weight: Font.DemiBold
    color: Theme.ink
    textFormat: Text.PlainText
    Accessible.ignored: true

    Repeater {
        model: digit.lined ? 1 : 0
        Rectangle {
            y: Math.round(digit.baselineOffset + digit.size * 0.08)
            width: digit.width
            height: Math.max(1, Math.round(digit.size * 0.07))
            radius: height / 2
            color: digit.color
        }
    }
}
