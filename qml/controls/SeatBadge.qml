pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A seat with its name and score; the one whose turn it is stands out by frame, ground and words.
Rectangle {
    id: badge

    required property int seat
    required property string name
    required property int score
    required property bool scoreKnown
    required property bool turn
    /// The picture of whoever sits there, in place of the sign alone.
    property string avatar
    /// The room below for the track as dots, for those who can't read how far they have come; 0: there are none.
    property real dotsHeight: 0
    /// Whether a star beside the number says what is counted, for those who can't read yet.
    property bool starred: false
    property int fields: 40
    /// Whether a bar at its foot tells how far it has come.
    property bool barred: false
    property int preview: 0
    property int counted: score // it counts up while points fly to it
    property bool compact: width < 130
    readonly property real margin: compact ? 7 : 12
    readonly property real nameRoom: width - 2 * margin - sign.width - points.width - starRoom - 16
    readonly property real starRoom: starred ? star.width + 4 : 0

    Behavior on counted {
        enabled: !Theme.reducedMotion
        SequentialAnimation {
            PauseAnimation { duration: Math.max(0, Theme.score - Theme.countUp) }
            NumberAnimation { duration: Theme.countUp }
        }
    }

    implicitHeight: 52
    implicitWidth: 190
    radius: Theme.corner
    color: turn ? Theme.raised : "transparent"
    border.width: turn ? 2 : 1
    border.color: turn ? Theme.accent : Theme.line

    Accessible.role: Accessible.StaticText
    Accessible.name: !scoreKnown ? (turn ? qsTr("%1, to move").arg(name) : name)
                     : turn ? qsTr("%1, %n point(s), to move", "", score).arg(name) : qsTr("%1, %n point(s)", "", score).arg(name)

    Item {
        id: sign
        readonly property real avatarSize: Math.min(56, badge.height - badge.dotsHeight - 12, badge.width * 0.4)
        x: badge.margin
        anchors { verticalCenter: parent.verticalCenter; verticalCenterOffset: -badge.dotsHeight / 2 }
        width: badge.avatar !== "" ? avatarSize : Math.min(28, badge.width * 0.3)
        height: width
        SeatToken {
            visible: badge.avatar === ""
            seat: badge.seat
            initial: badge.name.charAt(0)
            size: sign.width
        }
        Repeater {
            model: badge.avatar !== "" ? 1 : 0
            Avatar {
                file: badge.avatar
                seat: badge.seat
                name: badge.name
                size: sign.width
            }
        }
    }
    Repeater {
        model: badge.dotsHeight > 0 ? 1 : 0
        DotTrack {
            x: badge.margin
            y: badge.height - badge.dotsHeight - 2
            width: badge.width - 2 * badge.margin
            height: badge.dotsHeight - 6
            seat: badge.seat
            score: badge.scoreKnown ? badge.score : 0
            fields: badge.fields
            preview: badge.turn ? badge.preview : 0
        }
    }
    Text {
        objectName: "mayShorten"
        visible: !badge.compact && badge.nameRoom >= 42
        anchors { left: sign.right; leftMargin: 10; right: points.left; rightMargin: 6; verticalCenter: sign.verticalCenter }
        text: badge.name
        elide: Text.ElideRight
        font.pixelSize: Math.max(16, Theme.fitting(text, Theme.listSize, badge.nameRoom))
        font.weight: badge.turn ? Font.Medium : Font.Normal
        color: badge.turn ? Theme.ink : Theme.muted
        Accessible.ignored: true
    }
    Text { // below the points where there is no room before them
        id: below
        objectName: "mayShorten"
        visible: badge.compact && badge.height - badge.dotsHeight - (badge.barred ? 8 : 0) >= 52 && width >= 34
        anchors { right: points.right; top: points.bottom; topMargin: -4 }
        width: badge.width - 2 * badge.margin - sign.width - 6
        horizontalAlignment: Text.AlignRight
        text: badge.name
        elide: Text.ElideRight
        font.pixelSize: Math.min(Theme.caption, 15)
        font.weight: badge.turn ? Font.Medium : Font.Normal
        color: badge.turn ? Theme.ink : Theme.muted
        Accessible.ignored: true
    }
    Repeater {
        model: badge.barred ? 1 : 0
        TrackBar {
            x: badge.margin
            y: badge.height - height - 3
            width: badge.width - 2 * badge.margin
            height: 3
            seat: badge.seat
            score: badge.scoreKnown ? badge.score : 0
            fields: badge.fields
        }
    }
    Text {
        id: points
        anchors { right: parent.right; rightMargin: badge.margin + badge.starRoom; verticalCenter: sign.verticalCenter; verticalCenterOffset: below.visible ? -7 : badge.barred ? -2 : 0 }
        width: Math.min(implicitWidth, badge.width - 2 * badge.margin - sign.width - badge.starRoom - 4)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        horizontalAlignment: Text.AlignRight
        text: badge.scoreKnown ? badge.counted : "?"
        font.pixelSize: Math.min(Theme.scaled(26), (badge.height - badge.dotsHeight) * (below.visible ? 0.5 : 0.6))
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
    Icon {
        id: star
        visible: badge.starred
        anchors { right: parent.right; rightMargin: badge.margin; verticalCenter: points.verticalCenter }
        name: badge.starred ? "star-full" : ""
        size: badge.compact ? 14 : 20
        tint: Theme.seats[badge.seat]
    }
}
