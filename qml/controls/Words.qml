pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Text that wraps; it is never cut off.
Text {
    wrapMode: Text.Wrap
    font.pixelSize: Theme.body
    lineHeight: lineCount > 1 ? 1.15 : 1
    color: Theme.ink
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
