pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold
import Ninefold.Core

/// Scores over time, the oldest first: a line through those that count, hollow dots for those apart, the moving mean
/// dashed, the best in vermilion. Where the quickest is the best, how long they took instead. A picture only; `words`
/// tell the same.
Item {
    id: chart

    required property var points // {score, ms, apart, mean, meanMs}
    required property bool timed
    required property string words
    readonly property var values: points.map(one => timed ? one.ms / 1000 : one.score)
    readonly property var counted: values.filter((value, i) => !points[i].apart)
    readonly property int most: Math.ceil(Math.max(...values))
    readonly property int least: Math.floor(Math.min(...values))
    readonly property var paces: [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600] // in seconds
    readonly property int stride: strideFor(most - least)
    readonly property int lowest: Math.floor(least / stride) * stride
    readonly property int highest: Math.max(lowest + stride, Math.ceil(most / stride) * stride)
    readonly property real bestValue: timed ? Math.min(...counted) : Math.max(...counted)
    readonly property int best: values.findIndex((value, i) => value === bestValue && !points[i].apart)
    readonly property real gutter: Math.max(Theme.advance(told(highest), Theme.caption), Theme.advance(told(lowest + stride), Theme.caption)) + 12
    readonly property var line: track(values)
    readonly property var mean: track(points.map(one => timed ? one.meanMs / 1000 : one.mean))

    implicitHeight: 200
    Accessible.role: Accessible.Chart
    Accessible.name: words

    /// The distance of the lines behind, at most five of them: 1, 2 or 5 with zeros; of time, what a clock has.
    function strideFor(range: int): int {
        const pace = timed ? paces.find(one => one * 4 >= range) : undefined;
        if (pace !== undefined)
            return pace;
        for (let step = 1; ; step *= 10)
            for (const by of [1, 2, 5])
                if (step * by * 4 >= range)
                    return step * by;
    }
    function told(value: real): string { return timed ? App.inTime(value * 1000) : Math.round(value); }
    function xOf(i: int): real { return gutter + 10 + (points.length > 1 ? i / (points.length - 1) : 0.5) * (width - gutter - 24); }
    function yOf(score: real): real { return 30 + (1 - (score - lowest) / (highest - lowest)) * (height - 42); }
    function track(course: var): var {
        const out = [];
        course.forEach((value, i) => {
            if (!points[i].apart)
                out.push(Qt.point(xOf(i), yOf(value)));
        });
        return out;
    }

    Repeater {
        model: Math.round((chart.highest - chart.lowest) / chart.stride) + 1
        Item {
            id: level
            required property int index
            readonly property int score: chart.lowest + index * chart.stride
            y: chart.yOf(score)
            Rectangle {
                x: chart.gutter
                width: chart.width - chart.gutter
                height: 1
                color: Theme.line
            }
            Text {
                width: chart.gutter - 8
                y: -height / 2
                horizontalAlignment: Text.AlignRight
                text: chart.told(level.score)
                font.pixelSize: Theme.caption
                color: Theme.muted
                Accessible.ignored: true
            }
        }
    }
    Shape {
        anchors.fill: parent
        visible: chart.line.length > 1
        ShapePath { // the ground under the line
            strokeWidth: -1
            fillColor: Qt.alpha(Theme.accent, 0.1)
            PathPolyline {
                path: chart.line.length > 1 ? [Qt.point(chart.line[0].x, chart.yOf(chart.lowest)), ...chart.line,
                                               Qt.point(chart.line[chart.line.length - 1].x, chart.yOf(chart.lowest))] : []
            }
        }
        ShapePath {
            strokeColor: Theme.muted
            strokeWidth: 1.5
            strokeStyle: ShapePath.DashLine
            dashPattern: [2.5, 2.5]
            fillColor: Theme.clear
            PathPolyline { path: chart.mean }
        }
        ShapePath {
            strokeColor: Theme.accent
            strokeWidth: 3
            fillColor: Theme.clear
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap
            PathPolyline { path: chart.line }
        }
    }
    Repeater {
        model: chart.points
        Rectangle {
            required property var modelData
            required property int index
            readonly property bool best: index === chart.best
            x: chart.xOf(index) - width / 2
            y: chart.yOf(chart.values[index]) - height / 2
            width: best ? 14 : modelData.apart ? 9 : 7
            height: width
            radius: width / 2
            color: best ? Theme.stamp : modelData.apart ? Theme.raised : Theme.accent
            border.width: modelData.apart ? 2 : 0
            border.color: Theme.accent
        }
    }
    Text {
        visible: chart.best >= 0
        x: Math.min(chart.width - width, Math.max(chart.gutter, chart.xOf(chart.best) - width / 2))
        readonly property real below: chart.yOf(chart.bestValue) + 8
        y: chart.timed && below + height < chart.height - 12 ? below : chart.yOf(chart.bestValue) - height - 8
        text: chart.told(chart.bestValue)
        font.pixelSize: Theme.listSize
        font.weight: Font.Bold
        color: Theme.ink
        Accessible.ignored: true
    }
}
