pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A turn that decided a match: whose, what it was, and what it did to who looks. Open, it can be tried again.
Rectangle {
    id: row

    required property decisiveTurn turn
    required property int number
    required property string player // whose turn it was
    required property string looker
    required property bool open
    readonly property string title: turn.kind === Decisive.Skill ? qsTr("%1 overlooks %n point(s)", "", Math.abs(turn.points)).arg(player)
                                  : turn.kind === Decisive.Gain ? turn.what
                                  : turn.points > 0 ? qsTr("Luck for %1").arg(looker) : qsTr("Bad luck for %1").arg(looker)
    readonly property string line: turn.kind === Decisive.Gain || turn.what === "" ? qsTr("Turn %1").arg(turn.turn)
                                                                                  : qsTr("Turn %1").arg(turn.turn) + " · " + turn.what
    readonly property bool tight: width < Theme.scaled(300) // the pill goes below the words
    signal chosen
    signal tried

    height: words.height + 20 + (open ? again.height + 12 : 0)
    radius: 12
    color: open ? Theme.accentSoft : area.pressed ? Theme.sunk : Theme.clear
    border.width: activeFocus ? 2 : 0
    border.color: Theme.glow
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: Array.from([number + ": " + title, line, turn.kind === Decisive.Luck ? qsTr("Luck") : turn.kind === Decisive.Skill ? qsTr("Skill") : "",
                      qsTr("%1 points for %2").arg(turn.figure).arg(looker)]).filter(part => part !== "").join(", ")
    Accessible.onPressAction: chosen()
    Keys.onSpacePressed: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()

    MouseArea {
        id: area
        anchors.fill: parent
        onClicked: row.chosen()
    }
    TurnNumber {
        id: disc
        x: 8
        y: 12
        number: row.number
        chosen: row.open
    }
    Column {
        id: words
        x: disc.x + disc.width + 12
        y: 10
        width: (row.tight || !pill.visible ? points.x : pill.x) - x - 8
        spacing: 2
        Words {
            width: parent.width
            text: row.title
            font.pixelSize: Theme.fitting(text, Theme.listSize, width)
            Accessible.ignored: true
        }
        Words {
            width: parent.width
            text: row.line
            font.pixelSize: Theme.fitting(text, Theme.caption, width)
            color: Theme.muted
            Accessible.ignored: true
        }
        Item { // room for the pill
            visible: row.tight && pill.visible
            width: parent.width
            height: pill.height + 4
        }
    }
    KindPill {
        id: pill
        x: row.tight ? words.x : points.x - width - 12
        y: row.tight ? words.y + words.height - height : words.y + (words.height - height) / 2
        visible: row.turn.kind !== Decisive.Gain
        luck: row.turn.kind === Decisive.Luck
    }
    Text {
        id: points
        x: row.width - width - 8
        y: row.tight ? words.y : words.y + (words.height - height) / 2
        width: Math.max(implicitWidth, Theme.advance("−88", Theme.listSize) + 4)
        horizontalAlignment: Text.AlignRight
        text: row.turn.figure
        font.pixelSize: Theme.listSize
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.ignored: true
    }
    PillButton {
        id: again
        objectName: "tryAgain"
        visible: row.open
        x: row.width - width - 8
        y: words.y + words.height + 10
        width: Math.min(implicitWidth, row.width - 16)
        icon: "replay"
        text: qsTr("Try again from here")
        onClicked: row.tried()
    }
}
