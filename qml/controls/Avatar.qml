pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A person's picture on a disc, or a computer player's on its plaque, with the sign of the seat it sits on at its
/// corner.
Item {
    id: avatar

    required property string file
    property int seat: -1
    property string name
    property real size: 44
    readonly property bool plaque: file.startsWith("computer-")

    width: size
    height: size
    Accessible.ignored: true

    Rectangle {
        visible: !avatar.plaque
        anchors.fill: parent
        radius: width / 2
        color: Theme.sunk
        border.width: Theme.contrast ? 1 : 0
        border.color: Theme.line
    }
    Image {
        anchors.fill: parent
        anchors.margins: avatar.plaque ? 0 : avatar.size * 0.06
        sourceSize.width: width * Screen.devicePixelRatio
        source: avatar.file === "" ? "" : "qrc:/avatars/" + avatar.file + ".svg"
    }
    Repeater {
        model: avatar.seat >= 0 ? 1 : 0
        Rectangle {
            x: avatar.width - width * 0.75
            y: avatar.height - height * 0.78
            width: avatar.size * 0.56
            height: width
            radius: width / 2
            color: Theme.raised
            SeatToken {
                anchors.centerIn: parent
                seat: avatar.seat
                initial: avatar.name.charAt(0)
                size: parent.width * 0.86
            }
        }
    }
}
