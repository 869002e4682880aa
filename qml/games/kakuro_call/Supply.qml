pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The open action tiles of a seat. Those that are alike lie on one another. The caller taps one to take it up, taps it
/// again to turn it over, and drags it onto the board.
Item {
    id: supply

    required property var pieces
    required property int seat
    required property MatchController match
    readonly property CallMatch call: CallMatch { match: supply.match }
    required property CallBoard board
    property real tileSize: 44
    property bool spread: false // in rows that fill the whole of it
    readonly property bool usable: call.caller === seat && !verdict
    property bool verdict: false
    property bool dragging: false
    signal touched
    readonly property var stacks: {
        const found = [];
        for (let i = 0; i < pieces.length; ++i) {
            const piece = pieces[i], last = found[found.length - 1];
            if (last && last.face === piece.face && last.number === piece.number && !piece.picked && !piece.played
                    && !last.picked && !last.played)
                last.count += 1;
            else
                found.push({ face: piece.face, number: piece.number, picked: piece.picked, played: piece.played,
                             label: piece.label, index: i, count: 1 });
        }
        return found;
    }
    /// As many as there ever were stacks: to make one takes long, and one that went may come back.
    property int places: 0
    readonly property var none: ({ face: 0, number: 0, picked: false, played: false, label: "", index: 0, count: 0 })
    onStacksChanged: places = Math.max(places, stacks.length)
    readonly property int columns: spread ? Math.max(1, Math.floor((width + 3) / (tileSize + 3))) : Math.max(1, stacks.length)
    readonly property real pitch: spread ? tileSize + 3 : Math.min(tileSize + 3, (width - tileSize) / Math.max(1, stacks.length - 1))

    function tap(stack: int) {
        if (!usable)
            return;
        match.tapPiece(stacks[stack].index, seat);
        touched();
    }

    TapHandler { // one for all: of tiles that overlap only the one that is seen at that place is meant
        margin: Math.max(2, (Theme.touch - supply.tileSize) / 2)
        enabled: supply.usable && supply.stacks.length > 0
        onTapped: point => {
            const column = Math.max(0, Math.min(supply.columns - 1, Math.floor(point.position.x / supply.pitch)));
            const row = supply.spread ? Math.max(0, Math.floor(point.position.y / supply.pitch)) : 0;
            supply.tap(Math.min(row * supply.columns + column, supply.stacks.length - 1));
        }
    }
    Repeater {
        model: supply.places
        Item {
            id: place
            required property int index
            readonly property var modelData: supply.stacks[index] ?? supply.none
            visible: index < supply.stacks.length
            x: index % supply.columns * supply.pitch
            y: supply.spread ? Math.floor(index / supply.columns) * supply.pitch : (supply.height - height) / 2
            width: supply.tileSize
            height: supply.tileSize
            z: drag.active ? 2 : 0
            activeFocusOnTab: supply.usable || activeFocus // which goes by itself

            Accessible.role: Accessible.Button
            Accessible.name: modelData.count > 1 ? qsTr("%n times %1", "", modelData.count).arg(modelData.label) : modelData.label
            Accessible.onPressAction: supply.tap(index)
            Keys.onSpacePressed: supply.tap(index)
            Keys.onReturnPressed: supply.tap(index)

            Rectangle { // where a tile was that lies on the board now
                visible: place.modelData.played
                anchors.fill: parent
                radius: width * 0.2
                color: Theme.clear
                border.width: 1.5
                border.color: Theme.muted
                opacity: 0.6
                Digit {
                    text: "↑"
                    size: parent.width * 0.45
                    color: Theme.muted
                }
            }
            Repeater {
                model: place.modelData.count > 1 ? 1 : 0
                ActionTile {
                    x: 2.5
                    y: -2.5
                    width: supply.tileSize
                    height: supply.tileSize
                    face: place.modelData.face
                    number: place.modelData.number
                }
            }
            ActionTile {
                id: tile
                visible: !place.modelData.played
                y: place.modelData.picked ? -4 : 0
                width: supply.tileSize
                height: supply.tileSize
                face: place.modelData.face
                number: place.modelData.number
                scale: drag.active ? 1.12 : 1
                Behavior on scale { NumberAnimation { duration: Theme.pickUp; easing.type: Easing.OutCubic } }
                Rectangle {
                    visible: place.modelData.picked || place.activeFocus
                    anchors { fill: parent; margins: -3 }
                    radius: width * 0.22
                    color: Theme.clear
                    border.width: 3
                    border.color: Theme.glow
                }
                Rectangle {
                    visible: place.modelData.count > 1
                    x: parent.width - width + 3
                    y: parent.height - height + 1
                    width: Math.max(height, amount.implicitWidth + 6)
                    height: 16
                    radius: 8
                    color: Theme.ink
                    Text {
                        id: amount
                        anchors.centerIn: parent
                        text: place.modelData.count
                        font.pixelSize: 12
                        font.weight: Font.DemiBold
                        color: Theme.paper
                        Accessible.ignored: true
                    }
                }
            }
            DragHandler {
                id: drag
                property point over: Qt.point(-1, -1)
                function cell(): point {
                    const at = supply.board.mapFromItem(null, centroid.scenePosition.x, centroid.scenePosition.y);
                    return supply.board.cellAt(at.x, at.y);
                }
                function hover(cell: point) {
                    if (cell === over)
                        return;
                    over = cell;
                    supply.match.hover(place.modelData.index, cell.x, cell.y, supply.seat);
                }
                target: tile
                enabled: supply.usable && !place.modelData.played
                onCentroidChanged: if (active) hover(cell())
                onActiveChanged: {
                    supply.dragging = active;
                    if (active) {
                        hover(cell());
                        return;
                    }
                    const at = cell();
                    tile.x = 0;
                    tile.y = Qt.binding(() => place.modelData.picked ? -4 : 0);
                    if (at.x < 0) {
                        hover(at);
                        return;
                    }
                    over = Qt.point(-1, -1);
                    supply.match.drop(place.modelData.index, at.x, at.y, supply.seat);
                }
            }
        }
    }
}
