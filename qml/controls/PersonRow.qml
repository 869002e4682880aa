pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// Somebody, in a list to choose from.
LinkRow {
    id: row

    required property string avatar

    inset: 56
    Avatar {
        anchors.verticalCenter: parent.verticalCenter
        file: row.avatar
    }
}
