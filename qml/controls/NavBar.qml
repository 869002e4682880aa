pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// The places one tap away: along the bottom on a phone, a rail at the left where there is width.
FocusScope {
    id: bar

    required property var places // {icon, title, page}
    property bool rail: false
    readonly property real placeWidth: rail ? width : width / places.length
    readonly property real wordSize: Theme.fitting(places.map(one => one.title).join(" "), Theme.caption, placeWidth - 4) // of all alike
    signal chosen(string page)

    implicitWidth: 80
    implicitHeight: 12 + Math.max(52, 32 + Theme.scaled(16))

    Rectangle {
        anchors.fill: parent
        color: Theme.raised
    }
    Rectangle {
        anchors.right: bar.rail ? parent.right : undefined
        width: bar.rail ? 1 : parent.width
        height: bar.rail ? parent.height : 1
        color: Theme.line
    }
    Grid {
        columns: bar.rail ? 1 : bar.places.length
        anchors.centerIn: parent
        spacing: bar.rail ? 12 : 0
        Repeater {
            model: bar.places
            Item {
                id: place
                required property var modelData
                width: bar.placeWidth
                height: column.height + 12
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: modelData.title
                Accessible.onPressAction: bar.chosen(modelData.page)
                Keys.onSpacePressed: bar.chosen(modelData.page)
                Keys.onReturnPressed: bar.chosen(modelData.page)
                Keys.onEnterPressed: bar.chosen(modelData.page)
                Rectangle {
                    anchors { fill: parent; margins: 2 }
                    radius: 10
                    color: area.pressed ? Theme.accentSoft : Theme.clear
                    border.width: place.activeFocus ? 2 : 0
                    border.color: Theme.glow
                }
                Column {
                    id: column
                    anchors.centerIn: parent
                    width: parent.width - 4
                    spacing: 4
                    Icon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        name: place.modelData.icon
                    }
                    Text {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: place.modelData.title
                        font.pixelSize: bar.wordSize
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 10
                        color: Theme.ink
                        Accessible.ignored: true
                    }
                }
                MouseArea {
                    id: area
                    anchors.fill: parent
                    onClicked: bar.chosen(place.modelData.page)
                }
            }
        }
    }
}
