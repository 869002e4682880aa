pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A year of dailies: a column for each week, the fuller the more of a day's puzzles were done. A picture only; `words`
/// tell the same.
Item {
    id: map

    required property var days // {date, done, of}, the first a Monday
    required property string words
    readonly property int weeks: Math.ceil(days.length / 7)
    readonly property int first: Math.max(0, weeks - Math.max(1, Math.floor(width / 8))) // a phone shows the latest that fit
    readonly property real place: Math.min(16, width / (weeks - first))

    implicitHeight: 7 * place + Theme.caption * 1.6
    Accessible.role: Accessible.Chart
    Accessible.name: words

    Repeater {
        model: map.days.slice(map.first * 7)
        Rectangle {
            required property var modelData
            required property int index
            x: Math.floor(index / 7) * map.place
            y: index % 7 * map.place + Theme.caption * 1.6
            width: map.place - 2
            height: width
            radius: 2
            color: modelData.done > 0 ? Theme.stamp : Theme.sunk
            opacity: modelData.done > 0 ? 0.3 + 0.7 * modelData.done / modelData.of : 1
        }
    }
    Repeater { // the months, where they begin
        model: map.weeks - map.first
        Text {
            required property int index
            readonly property int date: map.days[(map.first + index) * 7].date
            readonly property int month: Math.floor(date / 100) % 100
            // Every month where there is room for its name, else every second or third.
            readonly property int every: Math.ceil((implicitWidth + 4) / (4 * map.place))
            visible: date % 100 <= 7 && month % every === 0 && x + width <= map.width
            x: index * map.place
            text: Qt.locale().standaloneMonthName(month - 1, Locale.ShortFormat)
            font.pixelSize: Theme.caption
            color: Theme.muted
            Accessible.ignored: true
        }
    }
}
