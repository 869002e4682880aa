pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// A year of dailies: a column for each week, the fuller the more of a day's puzzles were done. A picture only; `words`
/// tell the same.
Item {
    id: map

    required property var days // {date, done, of}, the first a Monday
    required property string words
    readonly property int weeks: Math.ceil(days.length / 7)
    readonly property int first: Math.max(0, weeks - Math.max(1, Math.floor(width / 4.5))) // the smallest phone has room for a year
    readonly property real place: Math.min(16, width / (weeks - first))
    readonly property real head: Theme.caption * 1.6
    readonly property int most: days[0]?.of ?? 0
    /// The weeks in which a month begins.
    readonly property var months: {
        const out = [];
        for (let week = first; week < weeks; ++week)
            if (days[week * 7].date % 100 <= 7)
                out.push({ week: week - first, month: Math.floor(days[week * 7].date / 100) % 100 });
        return out;
    }

    /// Every month where there is room for its name, else every second or third.
    readonly property int every: {
        let widest = 0;
        for (let month = 0; month < 12; ++month)
            widest = Math.max(widest, metrics.advanceWidth(Qt.locale().standaloneMonthName(month, Locale.ShortFormat)));
        return Math.ceil((widest + 4) / (4 * place));
    }

    implicitHeight: 7 * place + head
    Accessible.role: Accessible.Chart
    Accessible.name: words

    /// The squares of the days on which so many were done, as lines round them.
    function squares(done: int): var {
        const out = [];
        for (let i = first * 7; i < days.length; ++i) {
            if (days[i].done !== done)
                continue;
            const x = Math.floor(i / 7 - first) * place + 1, y = i % 7 * place + head + 1, side = Math.max(1, place - 4);
            out.push([Qt.point(x, y), Qt.point(x + side, y), Qt.point(x + side, y + side), Qt.point(x, y + side), Qt.point(x, y)]);
        }
        return out;
    }

    Repeater { // all days of a shade at once: a year of single ones takes long to make
        model: map.most + 1
        Shape {
            id: shade
            required property int index
            readonly property color ink: index > 0 ? Qt.tint(Theme.raised, Qt.alpha(Theme.stamp, 0.3 + 0.7 * index / map.most)) : Theme.sunk
            anchors.fill: parent
            ShapePath {
                strokeColor: shade.ink
                strokeWidth: 2
                joinStyle: ShapePath.RoundJoin
                fillColor: shade.ink
                PathMultiline { paths: map.squares(shade.index) }
            }
        }
    }
    FontMetrics {
        id: metrics
        font.pixelSize: Theme.caption
    }
    Repeater { // the months, where they begin
        model: map.months
        Text {
            required property var modelData
            visible: modelData.month % map.every === 0 && x + width <= map.width
            x: modelData.week * map.place
            text: Qt.locale().standaloneMonthName(modelData.month - 1, Locale.ShortFormat)
            font.pixelSize: Theme.caption
            color: Theme.muted
            Accessible.ignored: true
        }
    }
}
