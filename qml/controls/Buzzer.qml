pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A buzzer in its wooden ring. The first of all that race is told by when it was touched.
FocusScope {
    id: buzzer

    required property BuzzerRace race
    required property int seat
    required property string name
    property bool active: false
    /// How far beyond its edges it can be touched.
    property real reach: 8

    implicitWidth: 106
    implicitHeight: implicitWidth
    activeFocusOnTab: enabled
    opacity: enabled || active ? 1 : 0.45

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1: call").arg(name)
    Accessible.onPressAction: race.press(seat)
    Keys.onSpacePressed: race.press(seat)
    Keys.onReturnPressed: race.press(seat)

    Rectangle {
        y: 3
        width: parent.width
        height: width
        radius: width / 2
        color: Theme.shadowNear
    }
    Rectangle { // the ring
        width: parent.width
        height: width
        radius: width / 2
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.woodTop }
            GradientStop { position: 1; color: Theme.woodBottom }
        }
        border.width: buzzer.activeFocus ? 4 : 1.5
        border.color: buzzer.activeFocus ? Theme.glow : Theme.woodEdge
    }
    Rectangle {
        x: parent.width * 0.1
        y: parent.width * 0.12
        width: parent.width * 0.8
        height: width
        radius: width / 2
        color: Theme.hollow
    }
    Rectangle { // the cap: goes down under the finger
        x: parent.width * 0.095
        y: parent.width * (pad.pressed || buzzer.active ? 0.105 : 0.08)
        width: parent.width * 0.81
        height: width
        radius: width / 2
        color: Theme.seats[buzzer.seat]
        border.width: 2
        border.color: Theme.rim
        SeatToken {
            anchors.centerIn: parent
            visible: true
            seat: buzzer.seat
            initial: buzzer.name.charAt(0)
            size: parent.width * 0.56
            inverted: true
        }
    }
    BuzzerPad {
        id: pad
        anchors { fill: parent; margins: -buzzer.reach }
        race: buzzer.race
        seat: buzzer.seat
    }
}
