pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// How often each value came: a dot for so many of them, and a dashed line where chance would have them end. A picture
/// only; whoever shows it says the same in words.
Item {
    id: columns

    required property list<int> values
    required property list<int> times
    required property list<double> expected
    required property int dot // how many one stands for
    readonly property real place: width / Math.max(1, values.length)
    readonly property real pitch: 5.4
    readonly property real figure: Math.max(12, Math.min(Theme.caption, place * 0.55))
    readonly property real foot: figure * 2.8
    readonly property real ground: height - foot
    readonly property bool narrow: place < Theme.advance(String(Math.max(0, ...times)), figure) + 2 // then there is no room for how often

    implicitHeight: 9 * pitch + foot + 8
    Accessible.ignored: true

    Rectangle {
        y: columns.ground
        width: parent.width
        height: 1
        color: Theme.line
    }
    Repeater {
        model: columns.values
        Item {
            id: column
            required property int index
            required property int modelData
            readonly property int times: columns.times[index] ?? 0
            x: index * columns.place
            width: columns.place
            height: columns.height
            Repeater {
                model: Math.round(column.times / columns.dot)
                Rectangle {
                    required property int index
                    x: (column.width - width) / 2
                    y: columns.ground - 4.5 - index * columns.pitch - height / 2
                    width: 4.2
                    height: 4.2
                    radius: 2.1
                    color: Theme.accent
                }
            }
            Row { // what chance would give
                y: columns.ground - 1.8 - (columns.expected[column.index] ?? 0) / columns.dot * columns.pitch
                spacing: 3
                Repeater {
                    model: Math.floor((column.width + 3) / 7)
                    Rectangle {
                        width: 4
                        height: 1.5
                        color: Theme.glow
                    }
                }
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                y: columns.ground + 2
                text: column.modelData
                font.pixelSize: columns.figure
                font.weight: Font.DemiBold
                color: Theme.ink
                Accessible.ignored: true
            }
            Text {
                visible: !columns.narrow
                anchors.horizontalCenter: parent.horizontalCenter
                y: columns.ground + 2 + columns.figure * 1.4
                text: column.times
                font.pixelSize: columns.figure
                color: Theme.muted
                Accessible.ignored: true
            }
        }
    }
}
