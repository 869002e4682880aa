import QtQuick
import Ninefold

/// What a drawn board shows.
Words {
    width: parent.width
    color: Theme.muted
}
