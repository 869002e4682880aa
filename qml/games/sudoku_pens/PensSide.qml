pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// On a tablet, the side of the seats: who writes, the last digits or the question to the table, and the buttons that
/// aren't needed for every digit. It scrolls where large text wants more room.
Item {
    id: side

    required property MatchController match
    required property PensSheet sheet
    required property PensHands hands
    required property string status
    required property bool bad

    readonly property var signs: ({
        [Kind.Pass]: { icon: "forward", caption: qsTr("Pass") },
        [Kind.AgreeEnd]: { icon: "finish", caption: qsTr("End") },
        [Kind.Confirm]: { icon: "check", caption: qsTr("Yes") },
        [Kind.TakeBack]: { icon: "undo", caption: qsTr("No") }
    })

    function badge(seat: int): Item { return badges.itemAt(seat); }

    Flickable {
        anchors { fill: parent; bottomMargin: buttons.height + 16 }
        contentHeight: column.height
        interactive: contentHeight > height
        clip: interactive
        Column {
            id: column
            width: side.width
            spacing: 12
            PensStatus {
                width: parent.width
                text: side.status
                bad: side.bad
                centred: false
            }
            Repeater {
                id: badges
                model: side.match.seatCount > 1 ? side.match.seats : null // alone nobody counts points
                SeatBadge {
                    width: column.width
                    height: 68
                }
            }
            PensAsk {
                width: parent.width
                match: side.match
                sheet: side.sheet
                hands: side.hands
            }
            PensLatest {
                width: parent.width
                match: side.match
                sheet: side.sheet
            }
        }
    }
    Grid {
        id: buttons
        anchors.bottom: parent.bottom
        columns: 2
        spacing: 8
        component Wide: Tool {
            width: (side.width - 8) / 2
            height: 52
        }
        Wide {
            objectName: "undo"
            icon: "undo"
            text: qsTr("Undo")
            enabled: side.match.canUndo
            onClicked: side.match.undo()
        }
        Wide {
            objectName: "redo"
            icon: "redo"
            text: qsTr("Redo")
            enabled: side.match.canRedo
            onClicked: side.match.redo()
        }
        Repeater {
            model: side.match.actions
            Wide {
                required property int action
                required property bool usable
                required property string label
                readonly property MatchController match: side.match // there still when the side is gone
                objectName: "tool" + action
                readonly property var sign: side.signs[action]
                visible: sign !== undefined
                icon: sign?.icon ?? ""
                text: label
                caption: sign?.caption ?? ""
                enabled: usable && !match.over
                onClicked: side.hands.press(action)
            }
        }
    }
}
