pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// How a deal is handed on.
Rectangle {
    color: Theme.paper

    ChallengeSheet {
        code: "1810-50VW-DZXM-8EC0"
        words: ""
        alone: true
        open: true
    }
}
