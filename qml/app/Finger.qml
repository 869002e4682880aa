pragma Singleton
import QtQuick

/// Where a finger came down last, in the window.
QtObject {
    property point at: Qt.point(-1000, -1000)
}
