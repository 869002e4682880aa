pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A line icon in a token's colour.
Image {
    required property string name
    property color tint: Theme.ink
    property real size: 24

    width: size
    height: size
    sourceSize.width: size * Screen.devicePixelRatio
    source: name === "" ? "" : "image://icon/" + name + "/" + tint.toString().slice(-6)
}
