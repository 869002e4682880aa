pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The tile in the hand: dragged onto the board, or tapped and then the cell.
Item {
    id: held

    required property int index
    required property int face
    required property int number
    required property bool picked
    required property string label
    required property TableScene table

    width: table.handPieceSize
    height: width

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: table.match.tapPiece(index)

    TileFace {
        id: face
        width: parent.width
        height: parent.height
        number: held.number
        animal: held.face === Kind.Animal
        y: held.picked ? -12 : 0
        scale: drag.active ? 1.12 : 1
        Behavior on scale { NumberAnimation { duration: Theme.pickUp; easing.type: Easing.OutCubic } }
        Rectangle {
            visible: held.picked
            anchors { fill: parent; margins: -3.5 }
            radius: parent.width * 0.14
            color: "transparent"
            border.width: 3.5
            border.color: Theme.glow
        }
    }
    DragHandler {
        id: drag
        target: face
        onActiveChanged: {
            if (active)
                return;
            held.table.dropAt(held.index, centroid.scenePosition);
            face.x = 0;
            face.y = Qt.binding(() => held.picked ? -12 : 0);
        }
        onCentroidChanged: if (active) held.table.hoverAt(held.index, centroid.scenePosition)
    }
    TapHandler {
        onTapped: held.table.match.tapPiece(held.index)
    }
}
