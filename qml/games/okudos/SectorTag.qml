pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A sector in a word: its letter and its points on its tint; face down it is a piece of cloth.
Rectangle {
    id: tag

    required property int sector
    required property int points
    property bool up: true
    property bool counts: true
    property bool seen: up // the side that is to be seen: it changes half way through the turn
    property bool laid: false

    implicitWidth: Math.max(56, number.implicitWidth + 44)
    implicitHeight: 34
    radius: 8
    color: Theme.clothTop
    border.width: 1.5
    border.color: seen ? Theme.sectorInk : Theme.clothBottom
    opacity: counts ? 1 : 0.5

    Component.onCompleted: {
        seen = up; // and isn't bound to it any more
        laid = true;
    }
    onUpChanged: if (laid) turning.start()
    transform: TurningOver {
        id: turning
        piece: tag
        onHalfway: tag.seen = tag.up
    }

    SectorPattern {
        visible: tag.seen
        anchors { fill: parent; margins: 1.5 }
        radius: 6.5
        sector: tag.sector
        Rectangle {
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            width: 22
            height: 22
            radius: 5
            color: Theme.sectorPaper
            Digit {
                text: "ABCDEFGHI".charAt(tag.sector)
                size: 14
                color: Theme.sectorInk
            }
        }
    }
    Text {
        id: number
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        text: tag.seen ? tag.points : ""
        font.pixelSize: 18
        font.weight: Font.DemiBold
        font.strikeout: !tag.counts
        color: Theme.sectorInk
        Accessible.ignored: true
    }
}
