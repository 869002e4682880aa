pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A piece in the hand, whatever it looks like: dragged onto the board, or tapped (or Return pressed) and then the cell.
FocusScope {
    id: held

    required property int index
    required property bool picked
    required property bool played
    required property string label
    required property TableScene table
    property bool round: false
    default property alias content: body.data

    activeFocusOnTab: true
    readonly property bool carried: table.carriedPiece === index
    readonly property bool moves: drag.active || carried
    readonly property bool meant: table.advisor.piece === index // by the coach
    opacity: played && !moves ? 0.35 : table.advisor.piece >= 0 && !meant ? 0.5 : 1
    z: moves ? 10 : 0

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: act()
    Keys.onSpacePressed: event => press(event.isAutoRepeat)
    Keys.onReturnPressed: event => press(event.isAutoRepeat)
    Keys.onEnterPressed: event => press(event.isAutoRepeat)

    function act() { table.match.tapPiece(index); }
    function press(again: bool) { // a key that is held down isn't pressed again
        if (!again)
            act();
    }

    Rectangle {
        visible: (held.picked || held.activeFocus || held.meant) && !held.moves
        x: body.x - 5
        y: body.y - 5
        width: body.width + 10
        height: body.height + 10
        radius: held.round ? width / 2 : held.width * 0.2
        color: "transparent"
        border.width: held.activeFocus ? 5 : 3.5
        border.color: held.picked || held.meant ? Theme.glow : Theme.accent
    }
    Item {
        id: body
        width: held.width
        height: held.height
        y: held.picked ? -Math.min(12, held.height * 0.08) : 0
        scale: held.moves ? 1.12 : 1
        // Over the board the card itself is seen there.
        opacity: held.moves && held.played ? 0.25 : 1
        transform: Translate { // to the finger that carries it on
            readonly property point to: held.carried ? held.mapFromItem(null, held.table.carriedTo.x, held.table.carriedTo.y)
                                                     : Qt.point(body.x + held.width / 2, body.y + held.height / 2)
            x: to.x - body.x - held.width / 2
            y: to.y - body.y - held.height / 2
        }
        Behavior on scale { NumberAnimation { duration: Theme.pickUp; easing.type: Easing.OutCubic } }
    }
    Timer { // a flick is no placing: whoever swipes once more to show the hand lays nothing
        id: flick
        interval: Theme.haste
    }
    DragHandler {
        id: drag
        target: body
        grabPermissions: PointerHandler.CanTakeOverFromAnything // once it moves, nothing takes it away
        onActiveChanged: {
            if (active) {
                if (Theme.haste > 0)
                    flick.restart();
                return;
            }
            const at = centroid.scenePosition, pressed = centroid.scenePressPosition;
            const from = held.mapFromItem(null, pressed.x, pressed.y), to = held.mapFromItem(null, at.x, at.y), down = to.y - from.y;
            body.x = 0;
            body.y = Qt.binding(() => held.picked ? -Math.min(12, held.height * 0.08) : 0);
            held.table.dropAt(held.index, flick.running ? pressed : at, down > 24 && down > 2 * Math.abs(to.x - from.x));
        }
        onCentroidChanged: if (active) held.table.hoverAt(held.index, centroid.scenePosition)
    }
    Timer { // the second of two quick taps isn't meant: it would undo what the first one did
        id: quick
        interval: Theme.haste
    }
    TapHandler {
        onTapped: {
            if (quick.running)
                return;
            held.act();
            if (Theme.haste > 0)
                quick.restart();
        }
    }
}
