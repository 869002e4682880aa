pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A seat at its edge of the table: name, score, buzzer, open action tiles, and the one button that is its own.
FocusScope {
    id: strip

    required property int seat
    required property string name
    required property int score
    required property bool out
    required property bool declared
    required property var open
    required property CallLayout plan
    required property MatchController match
    readonly property CallMatch call: CallMatch { match: strip.match }
    required property BuzzerRace race
    required property CallBoard board
    required property bool verdict
    /// All others hold the total to be impossible already.
    required property bool last
    readonly property string despair: !last ? qsTr("Impossible") : call.aside.length === 2 ? qsTr("Impossible: ends the game") : qsTr("Impossible: put it aside")

    readonly property alias points: points
    readonly property rect place: plan.strip(seat)
    readonly property bool calls: call.caller === seat
    /// Whoever calls needs the action tiles, not the buzzer: where they would be too small, they take its place.
    readonly property bool spread: calls && !verdict && supply.stacks.length > 0 && (supply.restSize < 44 || supply.stacks.length * 47 > supply.rest.width + 3)
    /// Where there is still room then for a line with name and points.
    readonly property bool headed: spread && fitting(width - 20, height - 44, supply.stacks.length) >= 44
    readonly property bool full: width >= 400 && height >= 96
    readonly property bool narrow: width < 170
    readonly property bool lean: !full && !narrow && height < 120
    readonly property real buzzerSize: full ? 106 : narrow ? Math.min(64, width - 60) : Math.min(96, height - 12)
    readonly property real textX: full ? 18 : narrow ? width - 52 : buzzerSize + 16

    /// The largest size, up to a fingertip's, in which so many tiles have room in rows.
    function fitting(width: real, height: real, count: int): real {
        let size = Theme.touch;
        while (size > 20 && Math.floor((width + 3) / (size + 3)) * Math.floor((height + 3) / (size + 3)) < count)
            --size;
        return size;
    }

    x: place.x
    y: place.y
    width: place.width
    height: place.height
    rotation: plan.angle(seat)
    z: supply.dragging ? 5 : 1

    Accessible.role: Accessible.Grouping
    Accessible.name: out ? qsTr("%1, %n point(s), out until the next total", "", score).arg(name) : qsTr("%1, %n point(s)", "", score).arg(name)

    Rectangle {
        anchors.fill: parent
        radius: strip.full ? 20 : 16
        color: Theme.raised
        border.width: strip.calls ? 3 : 1
        border.color: strip.calls ? Theme.seats[strip.seat] : Theme.line
    }
    Text {
        id: nameText
        visible: !strip.narrow && !strip.spread || strip.headed
        x: strip.headed ? 40 : strip.textX
        y: strip.full && !strip.spread ? 14 : 5
        width: strip.full && !strip.spread ? 112 : strip.width - x - points.width - 20
        text: strip.name
        elide: Text.ElideRight
        font.pixelSize: Math.min(Theme.scaled(17), strip.full ? 30 : 22)
        font.weight: Font.Medium
        color: Theme.ink
        Accessible.ignored: true
    }
    Text {
        id: points
        visible: !strip.spread || strip.headed
        x: strip.full && !strip.spread ? 18 : strip.narrow && !strip.spread ? strip.textX : strip.width - width - 12
        y: strip.full && !strip.spread ? 48 : strip.narrow && !strip.spread ? 2 : nameText.y + nameText.baselineOffset - baselineOffset
        text: strip.score
        font.pixelSize: strip.full ? 34 : 22
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
    SeatToken {
        visible: strip.headed
        x: 10
        y: nameText.y + (nameText.height - height) / 2
        size: 22
        seat: strip.seat
        initial: strip.name.charAt(0)
    }
    Text {
        visible: strip.full && !strip.spread
        anchors { left: points.right; leftMargin: 6; baseline: points.baseline }
        width: 125 - points.width - 24
        text: strip.out ? qsTr("out") : qsTr("point(s)", "", strip.score)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        font.pixelSize: Math.min(Theme.scaled(13), 20)
        font.weight: strip.out ? Font.Medium : Font.Normal
        color: strip.out ? Theme.error : Theme.muted
        Accessible.ignored: true
    }
    Buzzer {
        visible: !strip.spread
        race: strip.race
        seat: strip.seat
        name: strip.name
        active: strip.calls
        enabled: !strip.out && !strip.match.over && strip.call.caller < 0
        x: strip.full ? 135 : strip.narrow ? 4 : 8
        y: strip.full ? (strip.height - height) / 2 - 3 : strip.narrow ? 6 : (strip.height - height) / 2
        width: strip.buzzerSize
        height: width
        reach: strip.full ? 8 : 6
    }
    Supply {
        id: supply
        pieces: strip.open
        seat: strip.seat
        match: strip.match
        board: strip.board
        verdict: strip.verdict
        readonly property rect rest: Qt.rect(strip.full ? 250 : strip.narrow ? 8 : strip.textX, strip.full ? 8 : strip.narrow ? 76 : 30,
                                             strip.full ? strip.width - 258 : strip.narrow ? strip.width - 16 : strip.width - strip.textX - (strip.lean ? 64 : 10), 0)
        readonly property real restSize: strip.full ? 44 : Math.min(44, strip.narrow ? strip.height - 84 : strip.height - 38,
                                                                    (rest.width + 9) / Math.max(1, Math.min(4, stacks.length)) - 3)
        spread: strip.spread
        x: spread ? 10 : rest.x
        y: strip.headed ? 34 : spread ? 10 : rest.y
        width: spread ? strip.width - 20 : rest.width
        height: spread ? strip.height - y - 10 : restSize
        tileSize: spread ? strip.fitting(width, height, stacks.length) : restSize
    }
    SeatButton {
        id: own
        visible: !strip.spread
        readonly property bool objects: strip.verdict && !strip.calls
        round: strip.narrow || strip.lean
        text: strip.calls ? qsTr("calls a row") : objects ? qsTr("That is wrong") : strip.declared ? qsTr("impossible") : strip.despair
        icon: strip.calls ? "star" : objects ? "challenge" : strip.declared ? "check" : "impossible"
        done: strip.declared && !strip.calls && !objects
        grave: objects
        filled: strip.calls ? Theme.seats[strip.seat] : Theme.clear
        ink: Theme.seatInks[strip.seat]
        enabled: !strip.match.over && (objects || (!strip.declared && strip.call.caller < 0))
        x: round ? (strip.narrow ? strip.textX : strip.width - width - 8) : strip.full ? 250 : strip.textX
        y: strip.full ? 58 : strip.narrow ? 28 : strip.lean ? 28 : strip.height - height - 8
        width: round ? (strip.narrow ? 44 : 48) : strip.width - x - 8
        height: round ? (strip.narrow ? 44 : 48) : 36
        onClicked: strip.match.press(objects ? Kind.Challenge : Kind.Impossible, strip.seat)
    }
}
