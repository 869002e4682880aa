import QtQuick
import Ninefold

/// What one kind of action tile can do, beside its picture.
Row {
    id: rule

    required property int face
    property int number: 0
    required property string text

    width: parent?.width ?? 0
    spacing: 12
    ActionTile {
        width: 44
        height: 44
        face: rule.face
        number: rule.number
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        width: rule.width - 56
        text: rule.text
    }
}
