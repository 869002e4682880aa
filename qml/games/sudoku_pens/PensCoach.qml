pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The coach's words beside the sheet, one step after the other, and what the next one costs. It lies where the keys
/// are, so that the sheet stays in sight.
FocusScope {
    id: panel

    required property Coach coach
    property bool open: false
    signal learn(var lesson)
    readonly property var lesson: coach.lesson
    readonly property bool roomy: height >= 260 * Theme.textScale
    /// So little room for words so large that what is told needs all of it: the sign to close lies beside the button.
    readonly property bool tight: height < 150 * Theme.textScale
    readonly property bool last: coach.stage === 4 || coach.solved
    readonly property string heading: coach.stage === 0 ? qsTr("A hint?") : coach.wrong ? qsTr("First of all")
                                      : coach.technique !== "" ? coach.technique : qsTr("Where to look")
    readonly property string next: [qsTr("Where to look"), coach.wrong ? qsTr("More") : qsTr("Which technique"), qsTr("Show it"),
                                    qsTr("What to do"), ""][coach.stage]

    visible: open
    onOpenChanged: if (open) forceActiveFocus()
    Keys.onEscapePressed: close()
    Keys.onBackPressed: close()

    function close() {
        open = false;
        coach.close();
    }
    /// What is done is done: something else lies on the sheet.
    Connections {
        target: panel.coach
        property bool telling: false
        function onChanged() {
            if (telling && panel.coach.stage === 0 && !panel.coach.busy)
                panel.open = false;
            telling = panel.coach.stage > 0;
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.corner
        color: Theme.raised
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.line
        MouseArea { anchors.fill: parent } // what lies below can't be touched
    }
    component Price: Words {
        visible: !panel.coach.solved
        font.pixelSize: panel.tight ? Math.min(Theme.caption, 18) : Theme.caption
        color: Theme.muted
        text: panel.coach.busy ? qsTr("Thinking …")
              : panel.last ? qsTr("Hints so far: %1").arg(panel.coach.told)
              : panel.coach.stage < panel.coach.paid ? qsTr("Paid for already. Hints so far: %1").arg(panel.coach.told)
              : panel.coach.stage === 3 ? qsTr("Costs nothing more. Hints so far: %1").arg(panel.coach.told)
              : qsTr("Costs one hint. So far: %1").arg(panel.coach.told)
    }
    IconButton {
        id: closing
        anchors { right: parent.right; rightMargin: 4 }
        y: panel.tight ? panel.height - height - 8 : 2
        icon: "close"
        text: qsTr("Close the hint")
        onClicked: panel.close()
    }
    Scroll {
        objectName: "hintScroll"
        anchors {
            left: parent.left
            right: panel.tight ? parent.right : closing.left
            top: parent.top
            topMargin: panel.tight ? 2 : 6
            bottom: panel.tight ? closing.top : foot.top
            bottomMargin: panel.tight ? Math.max(0, closing.y - foot.y) : 8
            leftMargin: panel.tight ? 12 : 16
            rightMargin: panel.tight ? 12 : 0
        }
        contentHeight: told.height
        Column {
            id: told
            width: parent.width
            topPadding: panel.tight ? 2 : 8
            bottomPadding: topPadding
            spacing: panel.tight ? 2 : 8
            Words {
                width: parent.width
                text: panel.heading
                font.pixelSize: Theme.fitting(text, panel.tight ? Math.min(Theme.listSize, 20) : Theme.listSize, width)
                font.weight: Font.Medium
                color: panel.coach.wrong ? Theme.error : Theme.ink
                Accessible.role: Accessible.Heading
            }
            Words {
                objectName: "hintWords"
                width: parent.width
                font.pixelSize: panel.roomy ? Theme.listSize : panel.tight ? Math.min(Theme.body, 20) : Theme.body
                text: panel.coach.solved ? qsTr("There is nothing left to do.")
                      : panel.coach.stage === 0 ? qsTr("A hint comes in four steps. The first three count as a hint each, and what is solved with hints is listed separately.")
                      : panel.coach.stage === 2 && !panel.coach.wrong ? qsTr("The next step is of this kind.") : panel.coach.words
            }
            Repeater {
                model: panel.roomy ? 0 : 1
                Price { width: told.width }
            }
        }
    }
    Column {
        id: foot
        anchors {
            left: parent.left
            right: panel.tight ? closing.left : parent.right
            bottom: parent.bottom
            margins: panel.tight ? 8 : 12
        }
        spacing: 8
        Repeater {
            model: panel.roomy ? 1 : 0
            Price {
                width: foot.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
        PillButton {
            objectName: "hintLesson"
            visible: panel.last && panel.lesson.key !== undefined && panel.roomy
            width: parent.width
            quiet: true
            text: qsTr("Learn and practise it")
            onClicked: panel.learn(panel.lesson)
        }
        PillButton {
            objectName: "hintNext"
            visible: !panel.coach.solved
            width: parent.width
            primary: true
            size: panel.tight ? Math.min(Theme.listSize, 20) : Theme.listSize
            focus: true
            enabled: !panel.coach.busy
            text: !panel.last ? panel.next : panel.coach.wrong ? qsTr("Back to where everything was right") : qsTr("Do it for me")
            onClicked: panel.last ? panel.coach.act() : panel.coach.ask()
        }
    }
}
