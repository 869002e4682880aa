pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The viewer's own sectors, over its chips in the tray: there only while the hand is shown.
Row {
    id: own

    required property MatchController match
    readonly property SectorsMatch shared: SectorsMatch { match: own.match }

    anchors.horizontalCenter: parent?.horizontalCenter
    y: (parent?.height ?? 0) < 130 ? 14 : 20
    spacing: 6
    transformOrigin: Item.Top
    scale: Math.min(1, ((parent?.width ?? 0) - 20) / Math.max(1, width))
    Repeater {
        // With the hand they go: where one that isn't seen any more lies would still tell of it.
        model: own.match.handShown ? own.shared.sectors : null
        SectorTag { // blank, not just unseen, where there is nothing to show
            id: place
            required property int index
            required property int owner
            required property string label
            readonly property MatchController match: own.match // there still when the row is gone
            readonly property bool mine: match.handShown && owner >= 0 && owner === match.viewer
            visible: mine
            sector: index
            Accessible.role: Accessible.StaticText
            Accessible.name: mine ? label : ""
        }
    }
}
