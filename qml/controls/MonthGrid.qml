pragma ComponentBehavior: Bound

import QtQuick
import Ninefold

/// A month of dailies, a week in each row. A tap on a day looks at its puzzles; the arrow keys go from day to day.
Column {
    id: month

    required property var days // {date, day, done, of, some, rest, future}
    required property int before // empty places before the first day
    required property int today
    required property int chosen
    readonly property real place: width / 7
    signal picked(int date)
    signal tapped // what was picked, rather than come by with the keys

    spacing: 4

    function name(date: int): string {
        return new Date(Math.floor(date / 10000), Math.floor(date / 100) % 100 - 1, date % 100).toLocaleDateString(Qt.locale(), qsTr("d MMMM", "a day of a month"));
    }

    Row {
        Repeater {
            model: 7
            Text {
                required property int index
                width: month.place
                horizontalAlignment: Text.AlignHCenter
                text: Qt.locale().dayName((index + 1) % 7, Locale.ShortFormat).slice(0, 2)
                font.pixelSize: Theme.caption
                font.weight: Font.Medium
                color: Theme.muted
                Accessible.ignored: true
            }
        }
    }
    Item {
        width: parent.width
        height: grid.height
        Grid {
            id: grid
            columns: 7
            Repeater {
                model: month.before
                Item {
                    width: month.place
                    height: Theme.touch
                }
            }
            Repeater {
                id: places
                model: month.days
                Item {
                    id: place
                    required property var modelData
                    required property int index
                    width: month.place
                    height: Theme.touch
                    enabled: !modelData.future
                    activeFocusOnTab: modelData.date === month.chosen || activeFocus
                    Accessible.role: Accessible.Button
                    Accessible.name: [month.name(modelData.date), ring.told].filter(part => part !== "").join(", ")
                    Accessible.ignored: modelData.future
                    Accessible.onPressAction: month.picked(modelData.date)
                    function goTo(by: int) {
                        const to = index + by;
                        if (month.days[to]?.future !== false)
                            return;
                        month.picked(month.days[to].date);
                        places.itemAt(to).forceActiveFocus();
                    }
                    Keys.onLeftPressed: goTo(-1)
                    Keys.onRightPressed: goTo(1)
                    Keys.onUpPressed: goTo(-7)
                    Keys.onDownPressed: goTo(7)
                    DayRing {
                        id: ring
                        anchors.centerIn: parent
                        size: Math.min(40, month.place - 4)
                        day: place.modelData
                        today: place.modelData.date === month.today
                        chosen: place.modelData.date === month.chosen
                    }
                    Rectangle {
                        visible: place.activeFocus
                        anchors { fill: ring; margins: -3 }
                        radius: width / 2
                        color: Theme.clear
                        border.width: 2
                        border.color: Theme.glow
                    }
                }
            }
        }
        // The whole month is one place to touch: seven days side by side are narrower than a finger on a small phone.
        MouseArea {
            anchors.fill: parent
            onClicked: mouse => {
                const day = Math.floor(mouse.y / Theme.touch) * 7 + Math.floor(mouse.x / month.place) - month.before;
                if (month.days[day]?.future !== false)
                    return;
                month.picked(month.days[day].date);
                month.tapped();
            }
        }
    }
}
