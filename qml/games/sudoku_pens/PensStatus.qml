import QtQuick
import Ninefold

/// Whose turn it is and what is awaited, or why something was refused.
Text {
    property bool bad: false
    property bool centred: true

    horizontalAlignment: centred ? Text.AlignHCenter : Text.AlignLeft
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    fontSizeMode: centred ? Text.Fit : Text.FixedSize
    minimumPixelSize: 12
    font.pixelSize: Theme.body
    font.weight: bad ? Font.Medium : Font.Normal
    color: bad ? Theme.error : Theme.muted
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
