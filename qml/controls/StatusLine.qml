import QtQuick
import Ninefold
import Ninefold.Core

/// What is awaited, or why something was refused; below it what is left to draw and what the one in front has missed.
Column {
    id: line

    required property MatchController match
    property string notice
    property string supply
    property bool flush: false
    /// The size of the words; what is below them is a little smaller.
    property real size: Theme.body
    /// How high both may be; what is below is left out where that is too little.
    property real room: Infinity
    /// How many lines there are for what is awaited; where it is longer it is told in smaller letters. 0: as many as it takes.
    property int lines: 0
    readonly property real least: Math.max(12, size * 0.86)
    /// How high both are, whatever is told: what lies below doesn't move because a sentence got longer.
    readonly property real reserved: lines * Theme.lineHeight(size) + spacing + Theme.lineHeight(least)
    /// Whether what is left to draw is left out where there is no line for it and what was missed.
    property bool brief: false

    spacing: 2

    Text {
        id: awaited
        width: parent.width
        horizontalAlignment: line.flush ? Text.AlignLeft : Text.AlignHCenter
        text: line.notice !== "" ? line.notice : line.match.status
        wrapMode: Text.Wrap
        font.pixelSize: line.lines > 0 ? Theme.inLines(text, line.size, width, line.lines) : line.size
        color: line.notice !== "" ? Theme.error : Theme.muted
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Text {
        width: parent.width
        visible: text !== "" && awaited.height + line.spacing + implicitHeight <= line.room
        horizontalAlignment: line.flush ? Text.AlignLeft : Text.AlignHCenter
        readonly property string all: Array.from([line.supply, line.match.news]).filter(part => part !== "").join("  ·  ")
        text: line.brief && Theme.advance(all, font.pixelSize) > width && line.match.news !== "" ? line.match.news : all
        wrapMode: Text.Wrap
        font.pixelSize: line.least
        color: line.match.badNews ? Theme.error : Theme.muted
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
