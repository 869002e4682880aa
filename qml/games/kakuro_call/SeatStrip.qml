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
    /// Whether its row is being told of.
    required property bool told
    /// All others hold the total to be impossible already.
    required property bool last
    readonly property string despair: !last ? qsTr("Impossible") : call.aside.length === 2 ? qsTr("Impossible: ends the game") : qsTr("Impossible: put it aside")

    readonly property string avatar: App.people[seat]?.avatar ?? ""

    /// It was touched by whoever calls: what it can do is to be said.
    signal tileTouched

    /// Where the points stand.
    function goal(): Item { return (lines.itemAt(0) as ComputerLine)?.points ?? pointsText; }
    readonly property int computer: match.opponents.numberAt(seat) // 0: a person
    readonly property rect place: computer > 0 ? plan.line(seat) : plan.strip(seat)
    readonly property bool calls: call.caller === seat
    /// Whoever calls needs the action tiles, not the buzzer: where they would be too small, they take its place.
    readonly property bool spread: calls && !verdict && supply.stacks.length > 0 && (supply.restSize < 44 || supply.stacks.length * 47 > supply.rest.width + 3)
    /// Where there is still room then for a line with name and points.
    readonly property bool headed: spread && fitting(width - 20, height - 44, supply.stacks.length) >= 44
    readonly property bool full: width >= 400 && height >= 96
    readonly property bool narrow: width < 170
    /// So narrow that its one button is beside the buzzer, with a sign for its words.
    readonly property bool tiny: width < 130
    readonly property bool lean: !full && !narrow && height < 120
    readonly property real buzzerSize: full ? 106 : tiny ? Math.min(64, width - 60) : narrow ? Math.min(60, height - 54) : Math.min(96, height - 12, width * 0.42)
    readonly property real textX: full ? 18 : tiny ? width - 52 : buzzerSize + (narrow ? 10 : 16)

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
    rotation: computer > 0 ? 0 : plan.angle(seat)
    z: supply.dragging ? 5 : 1

    Accessible.role: Accessible.Grouping
    Accessible.name: out ? qsTr("%1, %n point(s), out until the next total", "", score).arg(name) : qsTr("%1, %n point(s)", "", score).arg(name)

    Repeater {
        id: lines
        model: strip.computer > 0 ? 1 : 0
        ComputerLine {
            anchors.fill: parent
            number: strip.computer
            seat: strip.seat
            name: strip.name
            score: strip.score
            out: strip.out
            declared: strip.declared
            open: strip.open
            told: strip.told
        }
    }
    Item { // a person's
        visible: strip.computer === 0
        anchors.fill: parent

        Rectangle {
            anchors.fill: parent
            radius: strip.full ? 20 : 16
            color: Theme.raised
            border.width: strip.calls ? 3 : 1
            border.color: strip.calls ? Theme.seats[strip.seat] : Theme.line
        }
        Text {
            id: nameText
            visible: !strip.spread || strip.headed
            readonly property bool under: strip.tiny && !strip.spread // the buzzer
            x: strip.headed ? 40 : faces.count > 0 ? 62 : under ? 6 : strip.textX
            y: strip.full && !strip.spread ? (faces.count > 0 ? 18 : 14) : under ? strip.buzzerSize + 10 : 5
            width: strip.full && !strip.spread ? 130 - x : under ? strip.width - 60 : strip.width - x - pointsText.width - (strip.narrow ? 14 : 20)
            text: strip.name
            elide: Text.ElideRight
            font.pixelSize: Theme.fitting(text, Math.min(Theme.scaled(17), strip.full ? 30 : 22), width)
            font.weight: Font.Medium
            color: Theme.ink
            Accessible.ignored: true
        }
        Text {
            id: pointsText
            visible: !strip.spread || strip.headed
            x: strip.full && !strip.spread ? 18 : strip.tiny && !strip.spread ? strip.textX : strip.width - width - (strip.narrow ? 8 : 12)
            y: strip.full && !strip.spread ? 48 : strip.tiny && !strip.spread ? 2 : nameText.y + nameText.baselineOffset - baselineOffset
            text: strip.score
            font.pixelSize: strip.full ? 34 : 22
            font.weight: Font.DemiBold
            color: Theme.ink
            Accessible.ignored: true
        }
        Repeater { // whoever has the room for it has a face
            id: faces
            model: strip.full && !strip.spread && strip.avatar !== "" ? 1 : 0
            Avatar {
                objectName: "face"
                x: 14
                y: 8
                file: strip.avatar
                size: 42
                opacity: strip.out ? 0.45 : 1
            }
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
            anchors { left: pointsText.right; leftMargin: 6; baseline: pointsText.baseline }
            width: 125 - pointsText.width - 24
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
            onTouched: strip.tileTouched()
            readonly property rect rest: Qt.rect(strip.full ? 250 : strip.tiny ? 8 : strip.textX, strip.full ? 8 : strip.tiny ? 76 : 30,
                                                 strip.full ? strip.width - 258 : strip.tiny ? strip.width - 16 : strip.width - strip.textX - (strip.lean ? 64 : 10), 0)
            readonly property real restSize: strip.full ? 44 : Math.min(44, strip.tiny ? strip.height - 84 : strip.height - (strip.narrow ? 76 : 38),
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
            round: strip.tiny || strip.lean
            brief: strip.calls || objects || strip.declared ? "" : qsTr("Impossible")
            text: strip.calls ? qsTr("calls a row") : objects ? qsTr("That is wrong") : strip.declared ? qsTr("impossible") : strip.despair
            icon: strip.calls ? "star" : objects ? "challenge" : strip.declared ? "check" : "impossible"
            done: strip.declared && !strip.calls && !objects
            grave: objects
            filled: strip.calls ? Theme.seats[strip.seat] : Theme.clear
            ink: Theme.seatInks[strip.seat]
            enabled: !strip.match.over && (objects || (!strip.declared && strip.call.caller < 0))
            x: round ? (strip.tiny ? strip.textX : strip.width - width - 8) : strip.full ? 250 : strip.narrow ? 8 : strip.textX
            y: strip.full ? 58 : strip.tiny ? 28 : strip.lean ? 28 : strip.height - height - (strip.narrow ? 6 : 8)
            width: round ? (strip.tiny ? 44 : 48) : strip.width - x - 8
            height: round ? (strip.tiny ? 44 : 48) : 36
            onClicked: strip.match.press(objects ? Kind.Challenge : Kind.Impossible, strip.seat)
        }
    }
    Fresh { // a tile that comes where the buzzer was isn't meant by the second tap on it
        id: fresh
        visible: strip.computer === 0
    }
    onSpreadChanged: if (spread) fresh.begin()
}
