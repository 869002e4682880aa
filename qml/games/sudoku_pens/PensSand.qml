pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The sand of a turn: the glass, and below it the seconds that are left.
Item {
    id: sand

    required property SandClock clock
    required property bool big

    objectName: "sand"

    Hourglass {
        anchors.horizontalCenter: parent.horizontalCenter
        clock: sand.clock
        room: sand.width
        width: Math.min(parent.width, 180, height * implicitWidth / implicitHeight)
        height: parent.height - words.height - (sand.big ? 8 : 0)
    }
    Row {
        id: words
        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        spacing: 6
        Text {
            id: number
            text: sand.clock.secondsLeft
            font.pixelSize: sand.big ? Math.min(Theme.scaled(42), sand.height * 0.18) : 14
            font.weight: Font.Bold
            color: sand.clock.moves && sand.clock.secondsLeft <= 10 ? Theme.error : Theme.ink
            Accessible.ignored: true
        }
        Text {
            visible: sand.big && number.implicitWidth + implicitWidth + 6 <= sand.width
            anchors.baseline: number.baseline
            text: qsTr("second(s)", "", sand.clock.secondsLeft)
            font.pixelSize: Theme.listSize
            color: Theme.muted
            Accessible.ignored: true
        }
    }
}
