pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// Who else sits down: people who are known here, guests, or computer players at any level.
Sheet {
    id: sheet

    required property list<seated> others // people who don't sit there yet
    required property list<seated> seats  // who does
    required property int most
    property bool computers: true // whether they play this game
    property string entryId // of this game, if anything is drawn in it
    property FittingLevel fitting // for whoever uses the device
    property int at: -1 // the seat of a guest who turns out to be somebody; -1: one more seat
    readonly property bool full: at < 0 && seats.length >= most
    property var offered: Figures.offered() // numbers; qmllint of Qt 6.4 takes a list of them for one
    property bool begun: false // what is in it is made when it is opened first
    property int kind: 0 // people, guests, computers
    signal chosen(int id)
    signal guest
    signal somebodyNew
    signal computer(int number)

    steady: true
    title: at < 0 ? qsTr("Add somebody") : qsTr("Who is the guest?")
    onClosed: open = false
    onOpenChanged: {
        begun = begun || open;
        if (open)
            kind = at >= 0 || others.length > 0 || !computers ? 0 : 2;
    }

    function sits(figure: int): bool {
        for (let i = 0; i < seats.length; ++i)
            if (Figures.isFigure(seats[i].computer, figure))
                return true;
        return false;
    }

    Flow {
        visible: sheet.at < 0
        width: parent.width
        spacing: 8
        Repeater {
            model: [
                { value: 0, title: qsTr("People") },
                { value: 1, title: qsTr("Guests") },
                { value: 2, title: qsTr("Computer") }
            ]
            ChoicePill {
                objectName: "kind" + modelData.value
                visible: modelData.value < 2 || sheet.computers
                value: sheet.kind
                width: Math.min(implicitWidth, sheet.panelWidth - 32)
                onClicked: sheet.kind = modelData.value
            }
        }
    }
    Words { // its line is there before, so that nothing moves when somebody sits down
        visible: sheet.at < 0
        opacity: sheet.full ? 1 : 0
        Accessible.ignored: !sheet.full
        width: parent.width
        text: qsTr("The table is full: %n can play.", "", sheet.most)
        color: Theme.muted
    }
    Item { // as high as the highest of them, so that the sheet stays where it is while one looks through them
        width: parent.width
        height: sheet.at < 0 ? Math.max(people.height, guests.height, sheet.computers ? machines.height : 0) : people.height
        component Choices: Column {
            required property int kind
            visible: sheet.kind === kind
            width: parent.width
            spacing: 12
        }
        Choices {
            id: people
            kind: 0
            Repeater {
                model: sheet.begun ? sheet.others : []
                PersonRow {
                    required property seated modelData
                    enabled: !sheet.full
                    title: modelData.name
                    avatar: modelData.avatar
                    onClicked: {
                        sheet.open = sheet.at < 0 && sheet.seats.length + 1 < sheet.most;
                        sheet.chosen(modelData.id);
                    }
                }
            }
            PillButton {
                enabled: !sheet.full
                width: parent.width
                quiet: true
                icon: "plus"
                text: qsTr("Somebody new")
                onClicked: {
                    sheet.open = false;
                    sheet.somebodyNew();
                }
            }
        }
        Choices {
            id: guests
            kind: 1
            Words {
                width: parent.width
                text: qsTr("A guest is in no list and in no statistics.")
                color: Theme.muted
            }
            PillButton {
                enabled: !sheet.full
                width: parent.width
                quiet: true
                icon: "profile"
                text: qsTr("A guest")
                onClicked: {
                    sheet.open = false;
                    sheet.guest();
                }
            }
        }
        Choices {
            id: machines
            kind: 2
            Repeater {
                model: sheet.begun && sheet.computers ? sheet.offered : []
                Item {
                    id: row
                    required property int index
                    required property int modelData
                    readonly property bool there: sheet.sits(index)
                    readonly property bool fits: (sheet.fitting?.fits ?? false) && sheet.fitting.level === Figures.level(modelData)
                    width: parent?.width ?? 0
                    height: Math.max(70, words.height + 16)
                    Rectangle {
                        visible: row.index > 0
                        width: parent.width
                        height: 1
                        color: Theme.line
                    }
                    Avatar {
                        id: face
                        anchors.verticalCenter: parent.verticalCenter
                        size: 48
                        file: Figures.avatar(row.modelData)
                    }
                    Item {
                        id: words
                        x: face.width + 16
                        width: parent.width - x - (row.there ? told.width : add.width) - 8
                        height: name.height + manner.height + 4
                        anchors.verticalCenter: parent.verticalCenter
                        activeFocusOnTab: true
                        Accessible.role: Accessible.Button
                        Accessible.name: qsTr("%1: %2").arg(Figures.name(row.modelData)).arg(Figures.manner(row.modelData))
                        Accessible.onPressAction: row.change()
                        Keys.onSpacePressed: row.change()
                        Keys.onReturnPressed: row.change()
                        Keys.onEnterPressed: row.change()
                        Rectangle {
                            visible: parent.activeFocus
                            anchors { fill: parent; margins: -6 }
                            radius: 10
                            color: Theme.clear
                            border.width: 2
                            border.color: Theme.glow
                        }
                        Text {
                            id: name
                            width: parent.width
                            text: Figures.name(row.modelData)
                            font.pixelSize: Theme.fitting(text, Theme.listSize, width)
                            font.weight: Font.Medium
                            color: Theme.ink
                            Accessible.ignored: true
                        }
                        LevelDots {
                            id: dots
                            y: name.height + 4 + Math.min(manner.height, Theme.body * 1.2) / 2 - 3.5
                            level: Figures.level(row.modelData)
                        }
                        Text {
                            id: manner
                            x: dots.width + 8
                            y: name.height + 4
                            width: parent.width - x
                            text: row.fits ? qsTr("%1 · fits you").arg(Figures.manner(row.modelData)) : Figures.manner(row.modelData)
                            wrapMode: Text.Wrap
                            font.pixelSize: Theme.fitting(text, Theme.body, width)
                            color: Theme.muted
                            Accessible.ignored: true
                        }
                        MouseArea {
                            anchors { fill: parent; margins: -8 }
                            onClicked: row.change()
                        }
                    }
                    function change() {
                        sheet.offered = Figures.withNextLevel(sheet.offered, index);
                    }
                    IconButton {
                        id: add
                        objectName: "computer" + row.index
                        visible: !row.there
                        enabled: !sheet.full
                        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                        icon: "plus"
                        text: qsTr("%1 plays, %2").arg(Figures.name(row.modelData)).arg(Figures.manner(row.modelData))
                        onClicked: sheet.computer(row.modelData)
                    }
                    Row {
                        id: told
                        visible: row.there
                        spacing: 6
                        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            name: "check"
                            size: 18
                            tint: Theme.accent
                        }
                        Text {
                            visible: row.width - implicitWidth > 200 * Theme.textScale // else the sign alone says so
                            anchors.verticalCenter: parent.verticalCenter
                            text: qsTr("At the table")
                            font.pixelSize: Theme.caption
                            font.weight: Font.Medium
                            color: Theme.accent
                        }
                    }
                }
            }
            LinkRow {
                visible: sheet.entryId !== ""
                title: qsTr("Is it fair?")
                onClicked: {
                    sheet.open = false;
                    App.go("fair", { entryId: sheet.entryId });
                }
            }
            Words {
                width: parent.width
                text: qsTr("A tap on a level changes it. None of them sees what is hidden: all play by what lies open on the table.")
                color: Theme.muted
                font.pixelSize: Theme.caption
            }
        }
    }
}
