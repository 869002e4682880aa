pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A move waits for the others: each of them may object to it, or all agree.
Rectangle {
    id: strip

    required property MatchController match

    visible: match.undecided && match.curtainFor < 0
    implicitHeight: flow.height + 2 * Theme.gap
    radius: Theme.corner
    color: Theme.raised
    border.width: 1.5
    border.color: Theme.line

    Flow {
        id: flow
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * Theme.gap
        spacing: Theme.gap
        Repeater {
            model: strip.match.seats
            Rectangle {
                id: objection
                required property int seat
                required property string name
                required property bool objects
                visible: objects
                width: Math.min(flow.width, token.width + words.implicitWidth + 36)
                height: Math.max(Theme.touch, words.height + 20)
                radius: height / 2
                color: area.pressed ? Theme.sunk : Theme.raised
                border.width: activeFocus ? 3 : 1.5
                border.color: activeFocus ? Theme.glow : Theme.error
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("%1: that's wrong").arg(name)
                Accessible.onPressAction: object()
                Keys.onSpacePressed: object()
                Keys.onReturnPressed: object()
                function object() { strip.match.press(Kind.Challenge, seat); }
                SeatToken {
                    id: token
                    x: 10
                    anchors.verticalCenter: parent.verticalCenter
                    seat: objection.seat
                    initial: objection.name.charAt(0)
                    size: 28
                }
                Text {
                    id: words
                    anchors { left: token.right; leftMargin: 8; verticalCenter: parent.verticalCenter }
                    width: objection.width - 56
                    text: qsTr("Wrong")
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.listSize
                    font.weight: Font.Medium
                    color: Theme.error
                    Accessible.ignored: true
                }
                MouseArea {
                    id: area
                    anchors.fill: parent
                    onClicked: objection.object()
                }
            }
        }
        PillButton {
            icon: "check"
            text: qsTr("All agree")
            width: Math.min(flow.width, implicitWidth)
            onClicked: strip.match.press(Kind.Accept, 0)
        }
    }
}
