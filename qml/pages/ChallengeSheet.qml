pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The code by which others are dealt the same: to read out, to scan, to copy.
Sheet {
    id: sheet

    required property string code
    required property string words // what is shared before the code
    required property bool alone // and for points: then whoever is challenged may begin with a few
    readonly property var heads: [0, 10, 20, 50]
    property int ahead: 0
    property bool copied: false
    readonly property string shown: ahead > 0 ? App.challenge.withHandicap(code, ahead) : code

    title: qsTr("Share this deal")
    onOpenChanged: copied = false
    onShownChanged: copied = false
    onClosed: open = false

    Words {
        width: parent.width
        text: qsTr("Whoever scans this code, or enters it in Set-up, gets the same deal.")
        color: Theme.muted
    }
    QrPicture {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(232, parent.width)
        height: width
        text: sheet.shown
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The code as a picture")
    }
    Words {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: sheet.shown
        leading: 1
        font.pixelSize: Theme.heading
        font.weight: Font.DemiBold
    }
    Choice {
        visible: sheet.alone
        width: parent.width
        title: qsTr("They begin with")
        value: sheet.ahead
        values: sheet.heads.map(points => ({ value: points, title: points === 0 ? qsTr("nothing") : qsTr("%n point(s)", "", points) }))
        onPicked: points => sheet.ahead = points
    }
    PillButton {
        width: parent.width
        primary: true
        icon: sheet.copied ? "check" : "share"
        text: sheet.copied ? qsTr("Copied as text") : qsTr("Copy as text")
        onClicked: {
            Clipboard.copy(sheet.words + "\n" + sheet.shown);
            sheet.copied = true;
        }
    }
}
