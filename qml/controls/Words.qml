pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Text that wraps; it is never cut off.
Text {
    property real leading: 1.15 // between lines, if there are several

    wrapMode: Text.Wrap
    font.pixelSize: Theme.body
    onLineCountChanged: lineHeight = lineCount > 1 ? leading : 1 // a binding would find itself in a loop: lines are counted as they are laid out
    color: Theme.ink
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
