pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// What is awaited, or why something was refused; below it what is left to draw and what happened last.
Column {
    id: line

    required property MatchController match
    property string notice
    property string supply
    property bool flush: false
    /// The size of the words; what is below them is a little smaller.
    property real size: Theme.body
    property string news
    property bool badNews: false

    spacing: 2

    Connections {
        target: line.match
        property int gained: 0
        function onStarted() { line.news = ""; }
        function onHappened(what, seat, cells, points) {
            const name = line.match.names[seat] ?? "";
            if (what === "placed" || what === "discarded" || what === "passed" || what === "challenged") {
                gained = 0;
                line.news = what === "discarded" ? qsTr("%1 discards a chip").arg(name) : what === "passed" ? qsTr("%1 passes").arg(name) : "";
                line.badNews = false;
            } else if (what === "scored") {
                gained += points;
                line.news = qsTr("%1 +%2").arg(name).arg(gained);
            } else if (what === "collected") {
                line.news = qsTr("%1 collects a chip").arg(name);
            } else if (what === "wrong") {
                line.news = qsTr("%1: that was wrong").arg(name);
                line.badNews = true;
            } else if (what === "upheld") {
                line.news = qsTr("%1 was right").arg(name);
            }
        }
    }
    Text {
        width: parent.width
        horizontalAlignment: line.flush ? Text.AlignLeft : Text.AlignHCenter
        text: line.notice !== "" ? line.notice : line.match.status
        wrapMode: Text.Wrap
        font.pixelSize: line.size
        color: line.notice !== "" ? Theme.error : Theme.muted
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Text {
        width: parent.width
        visible: text !== ""
        horizontalAlignment: line.flush ? Text.AlignLeft : Text.AlignHCenter
        text: Array.from([line.supply, line.news]).filter(part => part !== "").join("  ·  ")
        wrapMode: Text.Wrap
        font.pixelSize: Math.max(12, line.size * 0.86)
        color: line.badNews ? Theme.error : Theme.muted
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
