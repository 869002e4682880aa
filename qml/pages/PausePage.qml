pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A match that waits: the board is out of sight, nobody's time runs.
FocusScope {
    id: page

    readonly property MatchController match: App.match
    property bool sure: false // asked once whether to remove the match

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }
    Scroll {
        anchors.fill: parent
        enabled: !challenge.open
        contentHeight: Math.max(page.height, panel.height + 32)
        Panel {
            id: panel
            x: (parent.width - width) / 2
            y: (parent.height - height) / 2
            width: Math.min(480, page.width - 32)
            spacing: 12
            Words {
                width: parent.width
                text: App.entry?.title ?? ""
                font.pixelSize: Theme.fitting(text, Theme.title, width)
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: Array.from(App.unfinished).find(one => one.id > 0 && one.id === page.match.kept)?.what ?? ""
                font.weight: Font.Medium
            }
            Words {
                width: parent.width
                text: qsTr("Paused. The match is kept as it stands.")
                color: Theme.muted
            }
            Words {
                visible: page.match.warning !== ""
                width: parent.width
                text: page.match.warning
                color: Theme.error
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: App.againTold
                color: Theme.muted
            }
            Repeater {
                model: page.match.seatCount === 1 && (App.entry?.timed(1) ?? false) ? null : page.match.seats
                SeatBadge {
                    width: parent?.width ?? 0
                }
            }
            PillButton {
                width: parent.width
                primary: true
                icon: "play"
                text: qsTr("Go on")
                focus: true
                onClicked: App.back()
            }
            PillButton {
                width: parent.width
                quiet: true
                icon: "undo"
                text: qsTr("Take back the last move")
                enabled: page.match.canUndo
                onClicked: {
                    page.match.undo();
                    App.back();
                }
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: page.match.whyNoUndo
                color: Theme.muted
            }
            PillButton {
                width: parent.width
                quiet: true
                icon: "rules"
                text: qsTr("Rules")
                onClicked: App.go("rulesOf", { entryId: App.entryId })
            }
            PillButton {
                visible: challenge.code !== ""
                width: parent.width
                quiet: true
                icon: "share"
                text: qsTr("Share this deal")
                onClicked: challenge.open = true
            }
            PillButton {
                width: parent.width
                quiet: true
                icon: "settings"
                text: qsTr("Settings")
                onClicked: App.go("settings", {})
            }
            PillButton {
                width: parent.width
                quiet: true
                icon: "home"
                text: qsTr("Leave the table")
                onClicked: App.leaveTable()
            }
            PillButton {
                visible: !page.sure
                width: parent.width
                quiet: true
                icon: "trash"
                text: qsTr("Remove the match")
                onClicked: {
                    page.sure = true;
                    keep.forceActiveFocus(Qt.TabFocusReason);
                }
            }
            Words {
                visible: page.sure
                width: parent.width
                topPadding: 8
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Remove this match for good?")
                font.weight: Font.Medium
                Accessible.role: Accessible.AlertMessage
            }
            PillButton { // where the finger still is, nothing is lost
                id: keep
                visible: page.sure
                width: parent.width
                quiet: true
                text: qsTr("Keep it")
                onClicked: page.sure = false
            }
            PillButton {
                visible: page.sure
                width: parent.width
                grave: true
                icon: "trash"
                text: qsTr("Yes, remove it for good")
                onClicked: App.removeMatch()
            }
        }
    }
    ChallengeSheet {
        id: challenge
        code: page.match.code
        alone: page.match.seatCount === 1 && !App.entry.timed(1)
        words: "Ninefold · " + (App.entry?.title ?? "")
    }
}
