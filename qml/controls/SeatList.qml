pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The people round a table in the order of their seats, clockwise. Dragging a grip, or the arrow keys on it, moves a
/// seat; a tap on somebody asks for more about them.
Item {
    id: list

    required property list<seated> people
    property int least: 1
    property bool moves: true // whether they may sit elsewhere
    property int held: -1 // the seat that is being dragged
    property real heldY: 0
    readonly property real rowHeight: Math.max(64, Theme.scaled(40) + 24)
    readonly property int target: Math.max(0, Math.min(people.length - 1, Math.round(heldY / rowHeight)))
    signal moved(int from, int to)
    signal chosen(int seat)
    signal removed(int seat)

    width: parent.width
    implicitHeight: people.length * rowHeight

    function nudge(seat: int, by: int) {
        const to = seat + by;
        if (to < 0 || to >= people.length)
            return;
        moved(seat, to);
        Qt.callLater(() => rows.itemAt(to)?.takeGrip()); // the rows are new ones
    }
    /// Where a seat is shown while another is dragged.
    function placeOf(seat: int): int {
        if (held < 0 || seat === held)
            return seat;
        return seat - (seat > held && seat <= target ? 1 : 0) + (seat < held && seat >= target ? 1 : 0);
    }

    Repeater {
        id: rows
        model: list.people
        Item {
            id: row
            required property int index
            required property seated modelData
            readonly property bool lifted: list.held === index
            width: list.width
            height: list.rowHeight
            y: lifted ? list.heldY : list.placeOf(index) * list.rowHeight
            z: lifted ? 1 : 0
            Behavior on y {
                enabled: list.held >= 0 && !row.lifted
                NumberAnimation { duration: Theme.place }
            }
            readonly property int computer: modelData.computer // a tap changes its level
            readonly property string called: {
                switch (modelData.kind) {
                case Occupant.Computer: return qsTr("%1: %2").arg(modelData.name).arg(Figures.manner(computer));
                case Occupant.Guest: return qsTr("%1 (guest)").arg(modelData.name);
                default: return modelData.name;
                }
            }
            function takeGrip() { grip.forceActiveFocus(); }

            Rectangle {
                anchors { fill: parent; leftMargin: -8; rightMargin: -8; topMargin: 2; bottomMargin: 2 }
                radius: 10
                color: row.lifted || area.pressed ? Theme.accentSoft : Theme.clear
                border.width: person.activeFocus ? 2 : 0
                border.color: Theme.glow
            }
            Item {
                id: person
                height: parent.height
                width: parent.width - buttons.width
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Seat %1: %2").arg(row.index + 1).arg(row.called)
                Accessible.onPressAction: list.chosen(row.index)
                Keys.onSpacePressed: list.chosen(row.index)
                Keys.onReturnPressed: list.chosen(row.index)
                Keys.onEnterPressed: list.chosen(row.index)
                Avatar {
                    id: picture
                    anchors.verticalCenter: parent.verticalCenter
                    file: row.modelData.avatar
                    name: row.modelData.name
                    seat: row.index
                }
                LevelDots {
                    id: dots
                    visible: row.computer > 0
                    x: picture.width + 16
                    y: parent.height / 2 + Theme.body * 0.5
                    level: Figures.level(row.computer)
                }
                Text {
                    visible: dots.visible
                    x: dots.x + dots.width + 8
                    y: parent.height / 2 + 2
                    width: parent.width - x
                    text: Figures.manner(row.computer)
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                    font.pixelSize: Theme.body
                    color: Theme.muted
                    Accessible.ignored: true
                }
                Words {
                    x: picture.width + 16
                    width: parent.width - x - 4
                    anchors { verticalCenter: parent.verticalCenter; verticalCenterOffset: dots.visible ? -implicitHeight / 2 : 0 }
                    text: dots.visible ? row.modelData.name : row.called
                    font.pixelSize: Theme.fitting(text, Theme.listSize, width)
                    font.weight: Font.Medium
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                MouseArea {
                    id: area
                    anchors.fill: parent
                    onClicked: list.chosen(row.index)
                }
            }
            Row {
                id: buttons
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                IconButton {
                    visible: list.people.length > list.least
                    icon: "close"
                    text: qsTr("%1 doesn’t play").arg(row.modelData.name)
                    onClicked: list.removed(row.index)
                }
                Item {
                    id: grip
                    visible: list.moves && list.people.length > 1
                    width: Theme.touch
                    height: Theme.touch
                    activeFocusOnTab: visible
                    Accessible.role: Accessible.Slider
                    Accessible.name: qsTr("Move %1, seat %2 of %3").arg(row.modelData.name).arg(row.index + 1).arg(list.people.length)
                    Accessible.onIncreaseAction: list.nudge(row.index, 1)
                    Accessible.onDecreaseAction: list.nudge(row.index, -1)
                    Keys.onUpPressed: list.nudge(row.index, -1)
                    Keys.onDownPressed: list.nudge(row.index, 1)
                    Rectangle {
                        visible: grip.activeFocus
                        anchors.fill: parent
                        radius: width / 2
                        color: Theme.clear
                        border.width: 2
                        border.color: Theme.glow
                    }
                    Icon {
                        anchors.centerIn: parent
                        name: "menu"
                        tint: Theme.muted
                    }
                    MouseArea {
                        property real from
                        anchors.fill: parent
                        preventStealing: true
                        onPressed: mouse => {
                            from = mouse.y;
                            list.heldY = row.index * list.rowHeight;
                            list.held = row.index;
                        }
                        onPositionChanged: mouse => {
                            const at = list.heldY + mouse.y - from;
                            list.heldY = Math.max(0, Math.min(list.implicitHeight - list.rowHeight, at));
                        }
                        onReleased: {
                            const to = list.target;
                            list.held = -1;
                            if (to !== row.index)
                                list.moved(row.index, to);
                        }
                        onCanceled: list.held = -1
                    }
                }
            }
        }
    }
}
