pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// One of several values, of which one is chosen.
PillButton {
    required property var modelData // {value, title, icon}
    required property var value // the one that is chosen

    padding: 16
    text: modelData.title
    icon: modelData.icon ?? ""
    primary: modelData.value === value
    quiet: true
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: primary
}
