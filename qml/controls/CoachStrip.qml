pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What a coach says, step by step, what the next step would tell, and what it costs.
Rectangle {
    id: strip

    objectName: "coach"
    required property Advisor advisor
    property bool wordless: false
    property bool open: false
    /// What was told is being tried out: what that needs lies where the words were.
    property bool tries: false
    /// So little room for words so large that only what is said and the next step are there.
    property bool tight: false
    readonly property var titles: [qsTr("Where"), qsTr("What"), qsTr("Cell"), qsTr("Why")]
    readonly property string next: [qsTr("Show where"), qsTr("Show what"), qsTr("Show the cell"), qsTr("Say why"), ""][advisor.step]
    readonly property string said: advisor.step > 0 ? advisor.words : qsTr("Shall I help? It takes four steps.")

    function close() {
        open = false;
        advisor.close();
    }

    visible: open && advisor.offers && !tries
    implicitHeight: Math.max(Theme.touch, column.height + 2 * column.y)
    radius: Theme.corner
    color: Theme.raised
    border.width: Theme.contrast ? 2 : 1
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: said
    MouseArea { anchors.fill: parent } // what lies below isn't meant

    Connections {
        target: strip.advisor
        property bool telling: false
        function onChanged() {
            if (!strip.advisor.offers || telling && strip.advisor.step === 0 && !strip.advisor.busy)
                strip.open = false;
            telling = strip.advisor.step > 0;
        }
    }
    Column {
        id: column
        x: 12
        y: strip.tight ? 6 : 10
        width: parent.width - 24
        spacing: strip.tight ? 4 : 8
        Row {
            visible: !strip.tight
            spacing: 6
            Repeater {
                model: 4
                Row {
                    id: dot
                    required property int index
                    readonly property bool done: index < strip.advisor.step - 1
                    readonly property bool now: index === strip.advisor.step - 1
                    spacing: 4
                    Rectangle {
                        width: 24
                        height: 24
                        radius: 12
                        color: dot.now ? Theme.accent : dot.done ? Theme.accentSoft : Theme.clear
                        border.width: 1.5
                        border.color: dot.now || dot.done ? Theme.accent : Theme.line
                        Text {
                            anchors.centerIn: parent
                            visible: !dot.done
                            text: dot.index + 1
                            font.pixelSize: 13
                            font.weight: Font.Medium
                            color: dot.now ? Theme.accentInk : Theme.muted
                            Accessible.ignored: true
                        }
                        Icon {
                            anchors.centerIn: parent
                            visible: dot.done
                            name: "check"
                            size: 16
                            tint: Theme.accent
                        }
                    }
                    Text {
                        visible: !strip.wordless && column.width - closing.width >= 4 * 34 + Theme.advance(strip.titles.join(""), font.pixelSize) + 24
                        anchors.verticalCenter: parent.verticalCenter
                        text: strip.titles[dot.index]
                        font.pixelSize: Theme.caption
                        font.weight: dot.now ? Font.Medium : Font.Normal
                        color: dot.now ? Theme.ink : Theme.muted
                        Accessible.ignored: true
                    }
                }
            }
        }
        Words {
            objectName: "coachWords"
            visible: !strip.wordless
            width: parent.width - (strip.tight ? closing.width - 8 : 0)
            text: strip.advisor.busy ? qsTr("Thinking …") : strip.said
            font.pixelSize: Theme.inTwoLines(text, strip.tight ? Math.min(Theme.listSize, 20) : Theme.listSize, width)
            font.weight: Font.Medium
            leading: 1
        }
        Item {
            visible: strip.advisor.step < 4 || !strip.wordless && !strip.tight
            width: parent.width
            height: more.visible ? more.height : price.height
            Words {
                id: price
                visible: !strip.wordless && !strip.tight
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - (more.visible ? more.width + 8 : 0)
                text: qsTr("Every step counts as a hint. So far: %1").arg(strip.advisor.told)
                font.pixelSize: Theme.caption
                color: Theme.muted
            }
            PillButton {
                id: more
                objectName: "coachNext"
                visible: strip.advisor.step < 4
                anchors.right: parent.right
                width: strip.tight ? parent.width : Math.min(implicitWidth, parent.width * 0.6)
                primary: true
                worded: !strip.wordless
                icon: strip.wordless ? "hint" : ""
                size: strip.tight ? Math.min(Theme.listSize, 20) : Theme.listSize
                enabled: !strip.advisor.busy
                text: strip.tight ? strip.next + " · " + qsTr("+1 hint") : strip.next
                onClicked: strip.advisor.ask()
            }
        }
    }
    IconButton {
        id: closing
        anchors { right: parent.right; top: parent.top }
        icon: "close"
        text: qsTr("Close the hint")
        onClicked: strip.close()
    }
}
