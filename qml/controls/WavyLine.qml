pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Ninefold

/// The stroke under a mistake.
Shape {
    id: wave

    property color color: Theme.error
    property int waves: 4

    height: 5 // not the implicit one, which newer Qt takes from the path

    ShapePath {
        strokeWidth: 2
        strokeColor: wave.color
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        PathSvg {
            path: {
                const step = wave.width / wave.waves / 2;
                const middle = wave.height / 2;
                let path = "M 0 " + middle;
                for (let i = 0; i < wave.waves * 2; ++i)
                    path += " q " + step / 2 + " " + (i % 2 === 0 ? -wave.height : wave.height) + " " + step + " 0";
                return path;
            }
        }
    }
}
