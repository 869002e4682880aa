pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A part of a game's rules: a heading, a few sentences; boards drawn for it follow.
Panel {
    id: part

    required property string title
    required property string text

    width: parent.width
    Words {
        width: parent.width
        text: part.title
        font.pixelSize: Theme.heading
        font.weight: Font.Medium
        Accessible.role: Accessible.Heading
    }
    Words {
        width: parent.width
        text: part.text
        font.pixelSize: Theme.listSize
    }
}
