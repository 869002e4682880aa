pragma Singleton
import QtQuick
import Ninefold.Core

/// The tokens of the look: colour, type, space and motion. Nothing else in QML names a colour or a duration.
QtObject {
    id: theme

    enum Look { Light, Dark, Contrast }

    property int look: Theme.Light
    property real textScale: 1.0
    property bool reducedMotion: false
    property bool leftHanded: false

    readonly property bool contrast: look === Theme.Contrast
    function pick(light: color, darkOne: color, contrastOne: color): color {
        return look === Theme.Light ? light : look === Theme.Dark ? darkOne : contrastOne;
    }

    // Ground and text
    readonly property color paper: pick("#F5EFE3", "#1C1916", "#FFFFFF")
    readonly property color raised: pick("#FFFBF2", "#292520", "#FFFFFF")
    readonly property color sunk: pick("#EAE1CF", "#131110", "#EEEEEE")
    readonly property color line: pick("#DCCFB6", "#443C33", "#000000")
    readonly property color ink: pick("#2A241D", "#F3EADB", "#000000")
    readonly property color muted: pick("#655B4E", "#B8AC9A", "#333333")
    readonly property color accent: pick("#2C4A6E", "#A3C0E0", "#00327A")
    readonly property color accentInk: pick("#FFFBF2", "#14202E", "#FFFFFF")
    readonly property color accentSoft: pick("#DDE4EA", "#2C3743", "#DCE8FF")
    readonly property color error: pick("#B3261E", "#FF9A8F", "#A00000")
    readonly property color success: pick("#2A6A4A", "#84D3A8", "#005A2B")
    readonly property color shade: pick("#66241A0E", "#99000000", "#99000000") // over what a sheet covers
    readonly property color stamp: pick("#B03A32", "#B8433A", "#7A0000")

    // Wood and cloth
    readonly property color woodTop: pick("#DBBA8D", "#6A4C30", "#FFFFFF")
    readonly property color woodBottom: pick("#CBA471", "#553B23", "#FFFFFF")
    readonly property color woodEdge: pick("#9A7345", "#2C1D0F", "#000000")
    readonly property color grain: pick("#B88F5C", "#7A5938", "#00FFFFFF")
    readonly property color woodInk: pick("#3A2815", "#F8E8CF", "#000000")
    readonly property color groove: pick("#739A7345", "#802C1D0F", "#E6E6E6")
    readonly property color clothTop: pick("#2C4A6E", "#2A4566", "#001F4D")
    readonly property color clothBottom: pick("#233C5A", "#213650", "#001F4D")
    readonly property color clothInk: pick("#FBF3E2", "#FBF3E2", "#FFFFFF")
    readonly property color stitch: pick("#66FBF3E2", "#55FBF3E2", "#FFFFFF")
    readonly property color sand: pick("#D9A94E", "#D6A750", "#000000")
    readonly property color glass: pick("#AAFFFFFF", "#14FFFFFF", "#00FFFFFF")
    readonly property color glint: pick("#8CFFFFFF", "#26FFFFFF", "#00FFFFFF")
    readonly property color glassEdge: pick("#8FA3AA", "#8A9AA0", "#000000")

    // The board
    readonly property color board: pick("#FCF7EC", "#2A2621", "#FFFFFF")
    readonly property color thin: pick("#D6C8AC", "#4B4339", "#767676")
    readonly property color thick: pick("#80613C", "#AE9063", "#000000")
    readonly property color glow: pick("#1B7063", "#69CDB8", "#005A44")
    readonly property color glowFill: pick("#D0E8DE", "#23443D", "#C8F2E4")
    readonly property color glowInk: pick("#FFFBF2", "#14202E", "#FFFFFF")
    readonly property color hatch: "#29FFFFFF"
    readonly property color rim: "#59FFFFFF"
    readonly property color hollow: "#47000000"
    readonly property color disc: "#FFFFFF"
    readonly property color discInk: "#2C4A6E"
    readonly property color clear: "#00000000"
    readonly property color shadowNear: pick("#214A3010", "#66000000", "#00000000")
    readonly property color shadowFar: pick("#124A3010", "#38000000", "#00000000")

    // What pieces are made of
    readonly property color edge: pick("#00000000", "#00000000", "#000000")
    readonly property Matter addend: Matter {
        top: theme.pick("#FBE08A", "#F0D173", "#FFE14A")
        bottom: theme.pick("#F0C945", "#DDB53A", "#FFE14A")
        lip: theme.pick("#AD8210", "#7A5B08", "#000000")
        ink: theme.pick("#2A241D", "#2A241D", "#000000")
        edge: theme.edge
    }
    readonly property Matter sum: Matter {
        top: theme.pick("#B03A32", "#B8433A", "#7A0000")
        bottom: theme.pick("#952A25", "#98302A", "#7A0000")
        lip: theme.pick("#5E1512", "#4A0F0C", "#000000")
        ink: theme.pick("#FFF6EA", "#FFF6EA", "#FFFFFF")
        edge: theme.edge
    }
    readonly property Matter spent: Matter { // a red tile
        top: theme.sum.top
        bottom: theme.sum.bottom
        lip: theme.sum.lip
        ink: theme.sum.ink
        edge: theme.edge
        hatch: theme.hatch
    }
    readonly property Matter silver: Matter {
        top: theme.pick("#F0F2F3", "#D9DEE1", "#FFFFFF")
        bottom: theme.pick("#CDD3D7", "#AEB7BD", "#E4E4E4")
        lip: theme.pick("#8A949B", "#5F6A72", "#000000")
        ink: theme.pick("#20252A", "#20252A", "#000000")
        edge: theme.edge
    }
    readonly property Matter lacquer: Matter {
        top: theme.pick("#5A211C", "#7A302A", "#000000")
        bottom: theme.pick("#5A211C", "#7A302A", "#000000")
        lip: theme.pick("#30100D", "#3C1512", "#000000")
        ink: theme.pick("#FBE9D0", "#FBE9D0", "#FFFFFF")
        edge: theme.edge
    }
    readonly property Matter ivory: Matter {
        top: theme.pick("#FFFDF6", "#EFE5D2", "#FFFFFF")
        bottom: theme.pick("#F3EAD8", "#DCCFB7", "#FFFFFF")
        lip: theme.pick("#B39D77", "#7C6A4C", "#000000")
        ink: theme.pick("#2A241D", "#2A241D", "#000000")
        edge: theme.edge
    }
    readonly property Matter gold: Matter {
        top: theme.pick("#F5DB8C", "#EBCB72", "#FFD23C")
        bottom: theme.pick("#D3A541", "#C39532", "#FFD23C")
        lip: theme.pick("#86610F", "#5E430A", "#000000")
        ink: theme.pick("#2A1E08", "#2A1E08", "#000000")
        edge: theme.edge
    }

    // Seats: colour and shape and initial, always together
    readonly property var seats: ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9"]
    readonly property var seatInks: ["#FFFFFF", "#1E1A16", "#1E1A16", "#1E1A16", "#1E1A16"]
    readonly property var pens: look === Theme.Light ? ["#005A8E", "#8A5300", "#00694C", "#98386F", "#1F6A96"]
                                      : look === Theme.Dark ? ["#7CC0F0", "#F4B740", "#4FD0A5", "#EBA0C8", "#A5DAF7"]
                                                            : ["#004A78", "#6B3F00", "#004D37", "#7A1F55", "#0F4E78"]

    // O'kudos' sectors: the same in all themes
    readonly property var sectors: ["#F4DDA8", "#B9D6EA", "#E7C4D8", "#CFE2B0", "#FBF3DC", "#98C3BF", "#EBB295",
                                            "#C6C0E4", "#CFC7B8"]
    readonly property color sectorInk: "#33291C"
    readonly property color sectorPattern: "#21000000"
    readonly property color sectorLine: "#4033291C"
    readonly property color sectorPaper: "#FFFFFF"
    readonly property color glowOnTint: "#0F5A4E"
    readonly property color errorOnTint: "#A00000"

    // Type
    function scaled(size: real): real { return Math.round(size * textScale); }
    /// How wide a text is in one line.
    function advance(text: string, size: real): real { return measure.advanceWidth(text) * size / measure.font.pixelSize; }
    /// The size at which no word of a text is broken in that room: the wished one, mostly; 12 at least, come what may.
    function fitting(text: string, size: real, room: real): real {
        const longest = Math.max(...text.split(/[\s-]+/).map(word => advance(word, size)));
        return room > 0 && longest > room ? Math.max(12, Math.floor(size * room / longest)) : size;
    }
    /// The size at which a text has so many lines in that room at most: the wished one, mostly; 12 at least, come what may.
    function inLines(text: string, size: real, room: real, lines: int): real {
        const whole = advance(text, size), least = fitting(text, size, room), full = (lines - 0.3) * room;
        return room > 0 && whole > full ? Math.max(12, Math.min(least, Math.floor(size * full / whole))) : least;
    }
    function inTwoLines(text: string, size: real, room: real): real { return inLines(text, size, room, 2); }
    /// How high a line of text is.
    function lineHeight(size: real): real { return Math.ceil(measure.height * size / measure.font.pixelSize); }
    readonly property FontMetrics measure: FontMetrics { font { pixelSize: 100; weight: Font.Medium } }
    readonly property real display: scaled(54)
    readonly property real title: scaled(28)
    readonly property real heading: scaled(20)
    readonly property real listSize: scaled(16)
    readonly property real body: scaled(14)
    readonly property real caption: scaled(12)

    // Space
    readonly property int touch: 48
    readonly property int gap: 8
    readonly property int corner: 14

    // Motion, in milliseconds
    readonly property int pickUp: reducedMotion ? 0 : 90
    readonly property int place: reducedMotion ? 80 : 160
    readonly property int flip: reducedMotion ? 80 : 220
    readonly property int score: reducedMotion ? 80 : 240
    readonly property int ripple: reducedMotion ? 0 : 20 // between the pieces that rise one after another
    readonly property int aside: 180
    readonly property int countUp: 100
    readonly property int refuse: reducedMotion ? 80 : 160
    readonly property int glassTurn: reducedMotion ? 0 : 240
    readonly property int edgeGlow: reducedMotion ? 80 : 240
    readonly property int notice: 4000
    property int haste: 350 // between the two taps of somebody who taps twice
    readonly property int curtain: reducedMotion ? 80 : 240
    readonly property int inking: reducedMotion ? 80 : 120
    readonly property int tidy: 300 // after a move, when hardly anything moves any more
    readonly property int linger: 900 // how long a wiped mistake can still be read
}
