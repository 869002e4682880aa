import QtQuick

/// What a piece is made of: the light from above, the lip below, and what is written on it.
QtObject {
    property color top
    property color bottom
    property color lip
    property color ink
}
