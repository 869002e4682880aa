pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The viewer's own sectors, over its chips in the tray: there only while the hand is shown.
Row {
    id: own

    required property MatchController match

    anchors.horizontalCenter: parent?.horizontalCenter
    y: 20
    spacing: 6
    Repeater {
        model: own.match.sectors
        SectorTag {
            required property int index
            required property int owner
            required property string label
            visible: own.match.handShown && owner >= 0 && owner === own.match.viewer
            sector: index
            Accessible.role: Accessible.StaticText
            Accessible.name: label
        }
    }
}
