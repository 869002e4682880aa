pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// A puzzle of one's own: typed in, or pasted in any of the usual formats; it is proved as it grows.
Page {
    id: page

    required property string entryId
    required property var setUp
    readonly property PensBeginning beginning: PensBeginning {
        entryId: page.entryId
        setUp: page.setUp
    }
    property string givens: ".".repeat(81)
    property var others: [] // the puzzles that were pasted with it
    property int which: 0
    property string origin // the file that they came in
    property string trouble
    property string notice
    property string cleared // what was wiped by Clear, until something is written
    property var proof: null
    readonly property var conflicts: desk.conflicts(givens)
    readonly property var missing: Array.from({ length: 9 }, (none, i) => 10 - givens.split(i + 1).length)
    readonly property int count: 81 - givens.split(".").length + 1
    readonly property bool fine: proof?.solutions === 1

    title: qsTr("A puzzle of your own")
    breadth: low ? 640 : 480
    onBack: App.back()
    Component.onCompleted: if (others.length > 0) turnTo(0)
    onGivensChanged: {
        trouble = notice = "";
        proof = null;
        desk.cancel();
    }

    function write(cell: int, digit: int) {
        others = [];
        cleared = "";
        givens = givens.slice(0, cell) + (digit > 0 ? digit : ".") + givens.slice(cell + 1);
    }
    /// Takes what was read: puzzles, or what is wrong.
    function take(read: var) {
        if (read.error === undefined) {
            others = read.puzzles;
            turnTo(0);
        } else {
            trouble = read.error;
        }
    }
    function turnTo(at: int) {
        which = at;
        givens = others[at];
        desk.prove(givens);
    }

    PuzzleDesk {
        id: desk
        onProved: proof => page.proof = proof
    }
    PuzzleShelf {
        id: shelf
        onTold: sentence => page.notice = sentence
    }
    DropArea { // a file, or text from elsewhere
        parent: page
        anchors.fill: parent
        onDropped: drop => page.take(drop.hasUrls ? desk.readFile(drop.urls[0]) : desk.read(drop.text))
    }
    Item { // the pad stands below the sheet, or beside it where there is little height
        width: parent.width
        height: pad.y + pad.height
        PensEntry {
            id: entry
            objectName: "entry"
            x: page.low ? 0 : (parent.width - width) / 2
            width: page.low ? Math.min(page.height - 88, parent.width - 3 * Theme.touch - 2 * Theme.gap - 16) : Math.min(parent.width, Math.max(240, page.height - 330), 420)
            focus: true
            givens: page.givens
            conflicts: page.conflicts
            onWritten: (cell, digit) => page.write(cell, digit)
            onPasted: page.take(desk.read(Clipboard.text()))
        }
        NumberPad {
            id: pad
            objectName: "entryPad"
            x: page.low ? entry.width + 16 : 0
            y: page.low ? 0 : entry.height + 16
            width: parent.width - x
            height: page.low ? Math.max(entry.height, 4 * Theme.touch + 3 * Theme.gap) : 2 * Theme.touch + Theme.gap
            columns: page.low ? 3 : 5
            wipe: true
            counts: page.missing
            onPressed: digit => entry.key(digit)
        }
    }
    Words {
        objectName: "verdict"
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        color: page.trouble !== "" || page.conflicts.length > 0 || page.proof && !page.fine ? Theme.error : page.fine ? Theme.success : Theme.muted
        text: page.trouble !== "" ? page.trouble
              : page.notice !== "" ? page.notice
              : page.conflicts.length > 0 ? qsTr("A row, column or block has the same digit twice.")
              : page.proof ? page.proof.sentence
              : desk.busy ? qsTr("Checking …") : qsTr("Givens so far: %1").arg(page.count)
    }
    Flow {
        width: parent.width
        spacing: 8
        PillButton {
            objectName: "paste"
            quiet: true
            padding: 14
            icon: "import"
            text: qsTr("Paste")
            Accessible.description: qsTr("81 characters, or the text of an .sdk, .sdm or OpenSudoku file")
            onClicked: page.take(desk.read(Clipboard.text()))
        }
        PillButton {
            objectName: "copy"
            quiet: true
            padding: 14
            icon: "export"
            text: qsTr("Copy")
            Accessible.description: qsTr("As 81 characters")
            enabled: page.count > 0
            onClicked: Clipboard.copy(page.givens)
        }
        PillButton {
            visible: page.others.length > 1
            quiet: true
            padding: 14
            icon: "forward"
            text: qsTr("%1 of %2").arg(page.which + 1).arg(page.others.length)
            Accessible.name: qsTr("The next of %1 puzzles").arg(page.others.length)
            onClicked: page.turnTo((page.which + 1) % page.others.length)
        }
        PillButton {
            objectName: "keep"
            quiet: true
            padding: 14
            icon: "star"
            text: page.others.length > 1 ? qsTr("Keep all") : qsTr("Keep")
            enabled: page.others.length > 1 || page.fine
            onClicked: shelf.keep(page.others.length > 1 ? page.others : [page.givens], page.origin)
        }
        PillButton {
            objectName: "prove"
            quiet: true
            padding: 14
            icon: "check"
            text: qsTr("Check")
            enabled: page.count > 0 && page.conflicts.length === 0 && !desk.busy
            onClicked: desk.prove(page.givens)
        }
        PillButton { // what it has wiped, it brings back
            objectName: "clear"
            readonly property bool backwards: page.count === 0 && page.cleared !== ""
            quiet: true
            padding: 14
            icon: backwards ? "undo" : "trash"
            text: backwards ? qsTr("Bring it back") : qsTr("Clear")
            enabled: page.count > 0 || backwards
            onClicked: {
                const before = page.cleared;
                page.others = [];
                page.cleared = backwards ? "" : page.givens;
                page.givens = before !== "" && page.count === 0 ? before : ".".repeat(81);
            }
        }
    }
    foot: PillButton {
        objectName: "playOwn"
        width: parent.width
        primary: true
        icon: "play"
        text: qsTr("Play it")
        enabled: page.fine
        onClicked: page.beginning.play(page.givens, page.proof.grade, "own", 0)
    }
}
