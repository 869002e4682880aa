pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The turns that decided a match, in points for who looks; they and all the others together are what lay between them.
Panel {
    id: panel

    required property MatchAccount account
    required property int open // which row is; -1: none
    signal chosen(row: int)
    signal tried(input: int)

    spacing: 4

    function headline(): string {
        const count = account.turns.length;
        return count === 3 ? qsTr("Three turns decided it") : count > 0 ? qsTr("%n turn(s) decided it", "", count)
             : account.working ? qsTr("What decided it") : qsTr("No single turn decided it");
    }
    function othersInWords(): string {
        const words = qsTr("The other %n turn(s)", "", account.otherTurns);
        return account.judged ? words + ": " + qsTr("skill %1, luck %2").arg(account.inFigures(account.otherSkill)).arg(account.inFigures(account.otherLuck))
                              : words;
    }

    Flow {
        width: parent.width
        spacing: 8
        bottomPadding: 4
        Words {
            id: head
            width: Math.min(implicitWidth, parent.width)
            text: panel.headline()
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        Words {
            readonly property bool beside: head.width + implicitWidth + 8 <= parent.width
            width: beside ? parent.width - head.width - 8 : parent.width
            height: Math.max(implicitHeight, beside ? head.height : 0)
            horizontalAlignment: beside ? Text.AlignRight : Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            text: qsTr("points for %1").arg(panel.account.looker)
            font.pixelSize: Theme.caption
            color: Theme.muted
        }
    }
    Repeater { // until they are known
        model: panel.account.working ? 3 : 0
        Item {
            width: parent?.width ?? 0
            height: 56
            Rectangle {
                objectName: "awaited"
                anchors { fill: parent; topMargin: 6; bottomMargin: 6 }
                radius: 12
                color: Theme.sunk
            }
        }
    }
    Repeater {
        model: panel.account.turns
        DecisiveRow {
            required property decisiveTurn modelData
            required property int index
            objectName: "decisive" + index
            x: -8
            width: (parent?.width ?? 0) + 16
            turn: modelData
            number: index + 1
            player: panel.account.names[modelData.seat]
            looker: panel.account.looker
            open: panel.open === index
            onChosen: panel.chosen(index)
            onTried: panel.tried(modelData.input)
        }
    }
    Item {
        visible: panel.account.known
        width: parent.width
        height: others.height + 12
        Words {
            id: others
            y: 6
            width: parent.width - rest.width - 12
            text: panel.othersInWords()
            color: Theme.muted
            Accessible.name: text + ": " + rest.text
        }
        Text {
            id: rest
            anchors { right: parent.right; verticalCenter: others.verticalCenter }
            text: panel.account.inFigures(panel.account.others)
            font.pixelSize: Theme.listSize
            font.weight: Font.DemiBold
            color: Theme.ink
            Accessible.ignored: true
        }
    }
    Rectangle {
        visible: panel.account.known
        width: parent.width
        height: 1.5
        color: Theme.line
    }
    Item {
        visible: panel.account.known
        width: parent.width
        height: Math.max(together.height, sum.height) + 8
        Words {
            id: together
            y: 6
            width: parent.width - sum.width - 12
            text: qsTr("Together")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.name: text + ": " + sum.text
        }
        Text {
            id: sum
            objectName: "together"
            anchors { right: parent.right; verticalCenter: together.verticalCenter }
            text: panel.account.inFigures(panel.account.margin)
            font.pixelSize: Theme.heading
            font.weight: Font.DemiBold
            color: Theme.ink
            Accessible.ignored: true
        }
    }
    Words {
        visible: panel.account.known && !panel.account.judged
        width: parent.width
        text: qsTr("Where all play at once, nobody can tell skill from luck: this is what each turn brought.")
        font.pixelSize: Theme.caption
        color: Theme.muted
    }
}
