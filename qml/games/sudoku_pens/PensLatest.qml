pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The last digits that stand: whose, where, what.
Column {
    id: latest

    required property MatchController match
    required property PensSheet sheet

    visible: sheet.own.latest.length > 0
    spacing: 4

    function initial(seat: int): string {
        return match.nameOf(seat).charAt(0);
    }
    Rectangle {
        width: latest.width
        height: 1
        color: Theme.line
    }
    Text {
        topPadding: 6
        text: qsTr("Last digits")
        font.pixelSize: Theme.caption
        color: Theme.muted
    }
    Repeater {
        model: latest.sheet.own.latest
        Item {
            id: entry
            required property writtenDigit modelData
            width: latest.width
            height: Math.max(30, place.implicitHeight + 4)
            SeatToken {
                id: token
                visible: latest.match.seatCount > 1
                anchors.verticalCenter: parent.verticalCenter
                seat: entry.modelData.seat
                initial: latest.initial(seat)
                size: 24
            }
            Text {
                id: place
                anchors { left: token.visible ? token.right : parent.left; leftMargin: token.visible ? 10 : 0; right: digit.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
                objectName: "writtenAt"
                text: entry.modelData.place
                wrapMode: Text.Wrap
                font.pixelSize: Theme.body
                color: Theme.ink
            }
            Text {
                id: digit
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: entry.modelData.digit
                font.pixelSize: Theme.listSize
                font.weight: Font.DemiBold
                color: Theme.ink
            }
        }
    }
}
