pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A small physical object: light from above, a lip below it, a number on it. Says what it is by shape first.
Item {
    id: piece

    enum Form { Square, Rounded, Cut, Round }

    required property Matter matter
    property int form: Piece.Square
    property string text
    property real digitRatio: 0.6
    property bool hatched: false
    property bool innerLine: form === Piece.Cut || hatched
    property string mark

    property real lip: Math.max(1.5, width * 0.05)
    property real radius: form === Piece.Round ? width / 2 : width * (form === Piece.Rounded ? 0.2 : 0.12)

    Rectangle { // the lip: the same shape, a little lower
        visible: piece.form !== Piece.Cut
        y: piece.lip
        width: piece.width
        height: piece.height - piece.lip
        radius: piece.radius
        color: piece.matter.lip
    }
    Rectangle {
        visible: piece.form !== Piece.Cut
        width: piece.width
        height: piece.height - piece.lip
        radius: piece.radius
        gradient: Gradient {
            GradientStop { position: 0; color: piece.matter.top }
            GradientStop { position: 1; color: piece.matter.bottom }
        }
        border.width: Theme.contrast ? 1.5 : 0
        border.color: "#000000"
    }
    Repeater {
        model: piece.form === Piece.Cut ? 1 : 0
        CutFace {
            anchors.fill: parent
            matter: piece.matter
            lip: piece.lip
        }
    }
    Rectangle {
        visible: piece.innerLine && piece.form !== Piece.Cut
        x: piece.width * 0.09
        y: x
        width: piece.width - 2 * x
        height: piece.height - piece.lip - 2 * y
        radius: Math.max(0, piece.radius - x / 2)
        color: Theme.clear
        border.width: 1
        border.color: piece.matter.ink
        opacity: 0.35
    }
    Text {
        visible: piece.mark !== ""
        x: piece.width * 0.1
        y: piece.height * 0.02
        text: piece.mark
        font.pixelSize: Math.max(1, piece.width * 0.26)
        font.weight: Font.DemiBold
        color: piece.matter.ink
        opacity: 0.75
        Accessible.ignored: true
    }
    Item {
        width: piece.width
        height: piece.height - piece.lip
        Digit {
            text: piece.text
            size: Math.min(piece.width, piece.height) * piece.digitRatio
            color: piece.matter.ink
        }
    }
}
