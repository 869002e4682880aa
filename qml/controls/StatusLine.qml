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
        readonly property var tells: ["placed", "challenged", "scored", "discarded", "passed", "collected", "wrong", "upheld"]
        property bool anew: true // what happens next is of another move
        property var told: ({}) // the sentences about this one, by what happened to whom
        property int gained: 0

        function forget() {
            told = {};
            gained = 0;
            line.news = "";
            line.badNews = false;
        }
        function onStarted() { forget(); }
        function onWentBack() { forget(); }
        function onChanged() { anew = true; } // a move is shown, and then told at one go
        function onHappened(what, seat, cells, points) {
            if (!tells.includes(what))
                return; // what was told last stays, as when all agree to it
            if (anew)
                forget();
            anew = false;
            if (what === "scored")
                gained += points;
            if (what === "wrong")
                line.badNews = true;
            const sentence = inWords(what, line.match.names[seat] ?? "");
            if (sentence !== "")
                told[what + seat] = sentence;
            line.news = Object.values(told).join(" · ");
        }
        function inWords(what: string, name: string): string {
            switch (what) {
            case "scored": return qsTr("%1 +%2").arg(name).arg(gained);
            case "discarded": return qsTr("%1 discards a chip").arg(name);
            case "passed": return qsTr("%1 passes").arg(name);
            case "collected": return qsTr("%1 collects a chip").arg(name);
            case "wrong": return qsTr("%1: that was wrong").arg(name);
            case "upheld": return qsTr("%1 was right").arg(name);
            default: return "";
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
