pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// A deduction drawn over a sheet: the houses it looks at, its cells, the digits it rests on, what goes and what is
/// laid, and the chains between. `figure` is the bridge's.
Item {
    id: drawing

    required property var figure
    required property real cellSize

    width: 9 * cellSize
    height: 9 * cellSize
    Accessible.ignored: true

    function cellX(cell: int): real { return cell % 9 * cellSize; }
    function cellY(cell: int): real { return Math.floor(cell / 9) * cellSize; }
    /// The middle of a digit's place among the notes of a cell.
    function place(at: var): point {
        return Qt.point(cellX(at.cell) + places.middle((at.digit - 1) % 3), cellY(at.cell) + places.middle(Math.floor((at.digit - 1) / 3)));
    }

    NotePlaces {
        id: places
        cell: drawing.cellSize
    }

    component Ring: Rectangle {
        required property var modelData
        x: drawing.cellX(modelData) + 1
        y: drawing.cellY(modelData) + 1
        width: drawing.cellSize - 2
        height: drawing.cellSize - 2
        radius: 6
        color: "transparent"
        border.width: 3
    }
    component Mark: Rectangle {
        id: mark
        required property var modelData
        property color ink: Theme.glowInk
        readonly property real share: 0.29 // of the cell, in which it lies whole
        readonly property point at: drawing.place(modelData)
        width: drawing.cellSize * share
        height: width
        x: at.x - width / 2
        y: at.y - height / 2
        radius: width / 2
        Digit {
            text: mark.modelData.digit
            size: Math.min(places.size, mark.width)
            color: mark.ink
        }
    }

    Repeater {
        model: drawing.figure.houses ?? []
        Rectangle {
            required property int modelData
            readonly property int at: modelData % 9
            readonly property bool block: modelData < 9
            readonly property bool line: modelData >= 9 && modelData < 18
            x: (block ? at % 3 * 3 : line ? 0 : at) * drawing.cellSize
            y: (block ? Math.floor(at / 3) * 3 : line ? at : 0) * drawing.cellSize
            width: (block ? 3 : line ? 9 : 1) * drawing.cellSize
            height: (block ? 3 : line ? 1 : 9) * drawing.cellSize
            radius: 6
            color: "transparent"
            border.width: 3
            border.color: Theme.accent
            Rectangle {
                anchors.fill: parent
                radius: 6
                color: Theme.accent
                opacity: 0.1
            }
        }
    }
    Repeater {
        model: drawing.figure.more ?? []
        Ring { border.color: Theme.accent }
    }
    Repeater { // the digits that take the other places
        model: drawing.figure.excluding ?? []
        Ring { border.color: Theme.accent }
    }
    Repeater {
        model: drawing.figure.excluded ?? []
        Item {
            id: barred
            required property int modelData
            x: drawing.cellX(modelData)
            y: drawing.cellY(modelData)
            width: drawing.cellSize
            height: drawing.cellSize
            Repeater {
                model: [45, -45]
                Rectangle {
                    required property int modelData
                    anchors.centerIn: parent
                    width: barred.width * 0.4
                    height: 2
                    radius: 1
                    rotation: modelData
                    color: Theme.accent
                }
            }
        }
    }
    Repeater {
        model: drawing.figure.cells ?? []
        Ring { border.color: Theme.glow }
    }
    Repeater {
        model: drawing.figure.wrong ?? []
        Ring {
            border.color: Theme.error
            WavyLine {
                width: parent.width * 0.6
                x: parent.width * 0.2
                y: parent.height * 0.8
            }
        }
    }
    Repeater {
        model: drawing.figure.links ?? []
        Shape {
            id: link
            required property var modelData
            readonly property point from: drawing.place(modelData.from)
            readonly property point to: drawing.place(modelData.to)
            anchors.fill: parent
            ShapePath {
                strokeColor: Theme.accent
                strokeWidth: link.modelData.strong ? 2.5 : 1.5
                strokeStyle: link.modelData.strong ? ShapePath.SolidLine : ShapePath.DashLine
                fillColor: "transparent"
                startX: link.from.x
                startY: link.from.y
                PathLine {
                    x: link.to.x
                    y: link.to.y
                }
            }
        }
    }
    Repeater {
        model: drawing.figure.noted ?? []
        Mark {
            objectName: "noted"
            color: Theme.glow
        }
    }
    Repeater { // what goes is struck out
        model: drawing.figure.gone ?? []
        Mark {
            objectName: "gone"
            color: Theme.board
            ink: Theme.ink
            border.width: 1
            border.color: Theme.error
            Rectangle {
                anchors.centerIn: parent
                width: parent.width
                height: 1
                rotation: -45
                color: Theme.error
            }
        }
    }
    Repeater {
        model: drawing.figure.laid ?? []
        Rectangle {
            id: laid
            required property var modelData
            x: drawing.cellX(modelData.cell) + 2
            y: drawing.cellY(modelData.cell) + 2
            width: drawing.cellSize - 4
            height: drawing.cellSize - 4
            radius: 6
            color: Theme.glowFill
            border.width: 3
            border.color: Theme.glow
            Digit {
                text: laid.modelData.digit
                size: drawing.cellSize * 0.55
                color: Theme.glow
            }
        }
    }
}
