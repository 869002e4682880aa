pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Who won a match against others, by how much and why, and what everybody has.
Panel {
    id: head

    required property string headline
    required property string ending
    property string difference // of a day's match, where it is what counts
    required property var ranks // {seat, name, avatar, score, won}, the best first; seat -1: the game itself
    required property MatchAccount account
    readonly property bool tight: width < Theme.scaled(330) || ranks.length > 3 || ranks.some(one => one.seat < 0) // names stand with the scores then
    readonly property bool stacked: width < Theme.scaled(220) // the largest words have no room beside a face
    readonly property var winners: ranks.filter(one => one.won && one.seat >= 0)

    spacing: 12

    /// What lay between who looks and the best of the others, and what it was made of.
    function balance(): string {
        const behind = qsTr("%1 is %n point(s) behind", "", Math.abs(account.margin)).arg(account.looker);
        const by = account.margin > 0 ? qsTr("By %1").arg(account.margin) : account.margin < 0 ? behind : qsTr("Level");
        return account.judged ? qsTr("%1: skill %2, luck %3").arg(by).arg(account.inFigures(account.skill)).arg(account.inFigures(account.luck)) : by;
    }

    Item {
        width: parent.width
        height: head.stacked ? words.y + words.height : Math.max(faces.height, words.height, head.tight ? 0 : scores.height)
        Row {
            id: faces
            y: head.stacked ? 0 : (parent.height - height) / 2
            spacing: -12
            Repeater {
                model: head.winners.slice(0, 3)
                Avatar {
                    required property var modelData
                    size: head.winners.length > 1 ? 48 : 64
                    file: modelData.avatar
                    name: modelData.name
                    seat: modelData.seat
                }
            }
        }
        Column {
            id: words
            x: head.stacked ? 0 : faces.width + 16
            y: head.stacked ? faces.height + 8 : (parent.height - height) / 2
            width: (head.tight ? parent.width : scores.x - 12) - x
            spacing: 2
            Words {
                width: parent.width
                text: head.headline
                font.pixelSize: Theme.fitting(text, Theme.title, width)
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }
            Words {
                objectName: "balance"
                visible: head.account.working || head.account.known
                width: parent.width
                text: head.account.known ? head.balance() : " "
                font.pixelSize: Theme.fitting(text, Theme.body, width)
                color: Theme.muted
            }
        }
        Column {
            id: scores
            visible: !head.tight
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: 2
            Repeater {
                model: head.tight ? [] : head.ranks
                Row {
                    id: one
                    required property var modelData
                    required property int index
                    anchors.right: parent?.right
                    spacing: 8
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1, %n point(s)", "", modelData.score).arg(modelData.name)
                    SeatToken {
                        anchors.verticalCenter: parent.verticalCenter
                        size: 24
                        seat: one.modelData.seat
                        initial: one.modelData.name.charAt(0)
                    }
                    Text {
                        text: one.modelData.score
                        font.pixelSize: Theme.scaled(one.index === 0 ? 26 : 20)
                        font.weight: Font.DemiBold
                        color: one.modelData.won ? Theme.ink : Theme.muted
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Repeater {
        model: head.tight ? head.ranks : []
        RankRow {
            required property var modelData
            width: parent?.width ?? 0
            rank: modelData
        }
    }
    Words {
        visible: text !== ""
        width: parent.width
        text: head.difference
        font.pixelSize: Theme.listSize
    }
    Words {
        visible: text !== ""
        width: parent.width
        text: head.ending
        font.pixelSize: Theme.caption
        color: Theme.muted
    }
}
