pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// How the app looks, sounds and speaks. Everything changes at once.
Page {
    id: page

    title: qsTr("Settings")
    onBack: App.back()

    Panel {
        width: parent.width
        Choice {
            width: parent.width
            title: qsTr("Look")
            value: Preferences.look
            values: [
                { value: Preferences.System, title: qsTr("Like the system"), line: "" },
                { value: Preferences.Light, title: qsTr("Light"), line: "" },
                { value: Preferences.Dark, title: qsTr("Dark"), line: "" },
                { value: Preferences.Contrast, title: qsTr("High contrast"), line: "" }
            ]
            onPicked: value => Preferences.look = value
        }
        SliderRow {
            title: qsTr("Text size")
            icon: "text-size"
            from: 100
            to: 200
            value: Preferences.textPercent
            told: qsTr("%1%").arg(value)
            onMoved: value => Preferences.textPercent = value
        }
        SwitchRow {
            title: qsTr("Left-handed")
            line: qsTr("The controls are on the left where there is room beside the board.")
            icon: "left-handed"
            on: Preferences.leftHanded
            onToggled: on => Preferences.leftHanded = on
        }
        SwitchRow {
            title: qsTr("Less motion")
            line: qsTr("Nothing flies or turns, and the sand sinks once a second.")
            icon: "rotate"
            on: Preferences.reducedMotion
            onToggled: on => Preferences.reducedMotion = on
        }
    }
    Panel {
        width: parent.width
        SwitchRow {
            objectName: "coach"
            title: qsTr("Coach")
            line: qsTr("Where the app helps, a hint can be asked for in one’s own turn. It is counted and told in the result.")
            icon: "hint"
            on: Preferences.coach
            onToggled: on => Preferences.coach = on
        }
        SwitchRow {
            objectName: "wipesNotes"
            title: qsTr("Tidy Sudoku notes")
            line: qsTr("A digit wipes the notes that it settles in its row, column and block.")
            icon: "notes"
            on: Preferences.wipesNotes
            onToggled: on => Preferences.wipesNotes = on
        }
    }
    Panel {
        width: parent.width
        SliderRow {
            title: qsTr("Volume")
            icon: value > 0 ? "sound-on" : "sound-off"
            value: Preferences.volume
            told: value > 0 ? qsTr("%1%").arg(value) : qsTr("off")
            onMoved: value => Preferences.volume = value
        }
        SwitchRow {
            title: qsTr("Vibration")
            line: qsTr("A light tap with each sound.")
            icon: "haptics"
            on: Preferences.haptics
            onToggled: on => Preferences.haptics = on
        }
        SwitchRow {
            title: qsTr("Glow at the edge")
            line: qsTr("The edge of the screen lights up in the last seconds of the sand.")
            icon: "hourglass"
            on: Preferences.glow
            onToggled: on => Preferences.glow = on
        }
    }
    Panel {
        width: parent.width
        Choice {
            width: parent.width
            title: qsTr("Computer players move")
            value: Preferences.pace
            values: [
                { value: Opponents.Quick, title: qsTr("Quickly"), line: "" },
                { value: Opponents.Calm, title: qsTr("Calmly"), line: qsTr("One can follow what each of them does.") },
                { value: Opponents.StepByStep, title: qsTr("Step by step"), line: qsTr("The next one waits until you go on.") }
            ]
            onPicked: value => Preferences.pace = value
        }
    }
    Panel {
        width: parent.width
        Choice {
            width: parent.width
            title: qsTr("Language")
            value: Preferences.language
            values: [
                { value: "", title: qsTr("Like the system"), line: "" },
                { value: "en", title: "English", line: "" },
                { value: "de", title: "Deutsch", line: "" },
                { value: "it", title: "Italiano", line: "" }
            ]
            onPicked: value => Preferences.language = value
        }
    }
    Panel {
        width: parent.width
        LinkRow {
            title: qsTr("Backup")
            line: qsTr("Everything in one file: matches, people, settings.")
            icon: "export"
            onClicked: App.go("backup", {})
        }
        LinkRow {
            title: qsTr("About Ninefold")
            icon: "info"
            onClicked: App.go("about", {})
        }
    }
}
