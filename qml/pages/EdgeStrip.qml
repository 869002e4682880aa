pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A seat's own edge of a table that lies in the middle: on its left hand who sits there and the score, on its right hand
/// its tray. Whoever's turn it is finds between them what is awaited and what can be pressed; whoever may object, that.
Item {
    id: strip

    required property int seat
    required property string name
    required property int score
    required property bool scoreKnown
    required property bool turn
    required property bool objects
    required property MatchController match
    required property Component piece
    required property Component secret
    required property real secretHeight
    required property real trayWidth
    required property string notice
    required property string supply
    required property bool wordless
    /// Whether the hand that can be shown is this seat's.
    readonly property bool front: match.viewer === seat
    readonly property bool compact: width < 600
    readonly property alias points: points
    readonly property string avatar: App.people[seat]?.avatar ?? ""
    readonly property real face: compact ? 56 : 72
    readonly property real middle: compact ? 128 : 202
    readonly property bool judges: match.undecided && !actions.usable

    Accessible.role: Accessible.Grouping
    Accessible.name: !scoreKnown ? (turn ? qsTr("%1, to move").arg(name) : name)
                     : turn ? qsTr("%1, %n point(s), to move", "", score).arg(name) : qsTr("%1, %n point(s)", "", score).arg(name)

    function actionAt(point: point): int { return actions.visible ? actions.actionAt(point) : -1; }

    Rectangle {
        anchors.fill: parent
        radius: 20
        color: strip.turn ? Theme.raised : Theme.clear
        border.width: strip.turn ? 3 : 1
        border.color: strip.turn ? Theme.seats[strip.seat] : Theme.line
    }
    Text {
        objectName: "mayShorten"
        x: strip.compact ? 14 : 98
        y: strip.compact ? 68 : 14
        width: strip.compact ? 106 : 96
        text: strip.name
        elide: Text.ElideRight
        font.pixelSize: Math.min(Theme.listSize, strip.compact ? 19 : 26)
        font.weight: strip.turn ? Font.Medium : Font.Normal
        color: strip.turn ? Theme.ink : Theme.muted
        Accessible.ignored: true
    }
    Text {
        id: points
        x: strip.compact ? 76 : 98
        y: strip.compact ? 18 : 48
        width: (strip.compact ? 48 : 96) - (star.visible ? star.width + 2 : 0)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        text: strip.scoreKnown ? strip.score : "?"
        font.pixelSize: 34
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
    Repeater {
        model: strip.match.track > 0 && strip.scoreKnown ? 1 : 0
        TrackBar {
            x: strip.compact ? 14 : 98
            y: strip.height - 12
            width: strip.compact ? 106 : 90
            seat: strip.seat
            score: strip.score
            fields: strip.match.track
        }
    }
    Icon {
        id: star // says what is counted to those who can't read yet
        visible: strip.wordless
        x: points.x + points.contentWidth + 4
        y: points.y + (points.height - height) / 2
        name: visible ? "star-full" : ""
        size: 18
        tint: Theme.seats[strip.seat]
    }
    SeatToken {
        visible: strip.avatar === ""
        x: 12
        y: strip.compact ? 8 : (parent.height - height) / 2
        seat: strip.seat
        initial: strip.name.charAt(0)
        size: strip.face
    }
    Repeater {
        model: strip.avatar !== "" ? 1 : 0
        Avatar {
            objectName: "face"
            x: 12
            y: strip.compact ? 8 : (strip.height - height) / 2
            file: strip.avatar
            seat: strip.seat
            name: strip.name
            size: strip.face
        }
    }
    StatusLine {
        id: status
        visible: strip.front
        opacity: strip.wordless ? 0 : 1 // for the screen reader only
        match: strip.match
        notice: strip.notice
        supply: !strip.compact ? strip.supply : ""
        flush: true
        size: strip.compact ? Math.min(Theme.caption, 14) : Math.min(Theme.body, 16)
        x: strip.middle
        y: 8
        width: tray.x - x - 12
        room: strip.height - y - 10 - (actions.offered > 0 || strip.judges ? Theme.touch : 0)
    }
    Row {
        visible: strip.wordless && strip.front
        x: strip.middle
        y: 8
        spacing: 16
        PileSign { count: strip.match.pile }
        PileSign {
            visible: strip.match.away > 0
            count: strip.match.away
            crooked: true
        }
    }
    ActionBar {
        id: actions
        visible: strip.front && !strip.judges
        match: strip.match
        narrow: strip.compact || Theme.textScale > 1.2
        wordless: strip.wordless
        leading: true // beside the hand
        x: strip.middle
        y: parent.height - Theme.touch - 6
        width: tray.x - x - 12
    }
    Row {
        visible: strip.judges
        x: strip.middle
        y: actions.y
        spacing: Theme.gap
        Tool {
            visible: strip.objects
            width: 92
            icon: "challenge"
            grave: true
            captions: !strip.wordless
            text: qsTr("%1: that’s wrong").arg(strip.name)
            caption: qsTr("Wrong")
            onClicked: strip.match.press(Kind.Challenge, strip.seat)
        }
        Tool {
            visible: strip.front
            width: strip.objects ? Theme.touch : 92
            captions: !strip.objects && !strip.wordless
            icon: "check"
            text: qsTr("All agree")
            onClicked: strip.match.press(Kind.Accept, 0)
        }
    }
    Item {
        id: tray
        x: parent.width - width - 8
        y: 8
        width: strip.trayWidth
        height: parent.height - 10
        Rectangle { // the hand of somebody else, under its cloth
            visible: !strip.front
            anchors { fill: parent; bottomMargin: 6 }
            radius: 14
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.clothTop }
                GradientStop { position: 1; color: Theme.clothBottom }
            }
        }
        Repeater {
            model: strip.front ? 1 : 0
            HandTray {
                anchors.fill: tray
                match: strip.match
                piece: strip.piece
                above: strip.secret
                over: strip.secret && strip.match.handShown ? strip.secretHeight : 0
                atEdge: false
                wordless: strip.wordless
            }
        }
    }
}
