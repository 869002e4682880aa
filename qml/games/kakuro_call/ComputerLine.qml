pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A computer player's seat: it presses nothing, so that a slim line says who it is, what it has and what it thinks of the
/// total. All are read from the near side.
Rectangle {
    id: line

    required property int number // which computer it is
    required property int seat
    required property string name
    required property int score
    required property bool out
    required property bool declared
    required property var open
    /// Whether its row is being told of.
    required property bool told
    readonly property alias points: points
    readonly property bool twofold: height >= 60 // the tiles have a row of their own
    readonly property real tileSize: Math.min(24, (twofold ? height / 2 : height) - 8)
    readonly property real tilesX: twofold ? 8 : nameText.x + nameText.width + (sign.visible ? sign.width + 4 : 0) + 6
    readonly property real room: (twofold ? width - 8 : points.x - 6) - tilesX

    radius: Math.min(14, height / 2)
    color: Theme.raised
    border.width: told ? 3 : 1
    border.color: told ? Theme.seats[seat] : Theme.line

    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const said = out ? qsTr("%1, %n point(s), out until the next total", "", score).arg(name) : qsTr("%1, %n point(s)", "", score).arg(name);
        return [said].concat(declared ? [qsTr("impossible")] : []).concat(open.map(piece => piece.label)).join(", ");
    }

    Avatar {
        id: face
        x: 4
        y: line.twofold ? 4 : (line.height - height) / 2
        size: line.twofold ? line.height / 2 : line.height - 6
        file: Figures.avatar(line.number)
        seat: line.seat
        name: line.name
        opacity: line.out ? 0.45 : 1
    }
    Text {
        id: nameText
        x: face.x + face.width + 6
        y: face.y + (face.height - height) / 2
        width: Math.min(implicitWidth, points.x - x - 6 - (line.twofold ? 0 : line.tileSize + 2))
        text: line.name
        elide: Text.ElideRight
        font.pixelSize: Math.max(12, Math.min(Theme.scaled(16), line.width < 170 ? 13 : 20, line.tileSize))
        font.weight: Font.Medium
        font.strikeout: line.out
        color: Theme.ink
        Accessible.ignored: true
    }
    Icon {
        id: sign
        visible: line.declared
        x: nameText.x + nameText.width + 4
        y: nameText.y + (nameText.height - height) / 2
        name: "impossible"
        size: 18
        tint: Theme.muted
    }
    Repeater {
        model: line.open
        ActionTile {
            required property var modelData
            required property int index
            x: line.tilesX + index * Math.min(line.tileSize + 2, Math.max(0, line.room - line.tileSize) / Math.max(1, line.open.length - 1))
            y: line.twofold ? line.height - height - 6 : (line.height - height) / 2
            width: line.tileSize
            height: line.tileSize
            face: modelData.face
            number: modelData.number
        }
    }
    Text {
        id: points
        x: line.width - width - 10
        y: face.y + (face.height - height) / 2
        text: line.score
        font.pixelSize: Math.min(22, Math.max(16, line.tileSize))
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
}
