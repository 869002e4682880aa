pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// The picture of a solved puzzle that can be shared.
Panel {
    id: panel

    required property var board
    required property SolvedHead head
    readonly property Honours honours: head.honours
    readonly property bool beside: width >= 300 * Theme.textScale
    readonly property int date: honours.date > 0 ? honours.date : Today.date
    readonly property date day: new Date(Math.floor(date / 10000), Math.floor(date / 100) % 100 - 1, date % 100)
    property string told

    function share() {
        const name = "ninefold-" + date + "-" + head.time.replace(/\D+/g, "-");
        // As large as it is to be seen elsewhere.
        picture.grabToImage(result => {
            const file = Keepsake.keep(result.image, name);
            told = file !== "" ? qsTr("Saved as %1").arg(file) : qsTr("The file can’t be written. Is there room on the device?");
        }, Qt.size(1080, 1350));
    }

    Flow {
        width: parent.width
        spacing: 16
        Item {
            id: frame
            width: panel.beside ? 148 : Math.min(parent.width, 200)
            height: width * 1.25
        }
        PuzzlePicture { // drawn as large as it is kept, so that nothing of it is coarse
            id: picture
            parent: frame
            objectName: "sharedPicture"
            width: 1080
            scale: frame.width / width
            transformOrigin: Item.TopLeft
            board: panel.board
            metal: panel.head.medal.metal ?? -1
            hollow: panel.honours.helped
            time: panel.head.time
            line: [Catalogue.gradeName(panel.honours.level), panel.honours.helped ? panel.head.help : "", panel.day.toLocaleDateString(Qt.locale(), qsTr("d MMM yyyy", "a date"))].filter(part => part !== "").join(" · ")
        }
        Column {
            width: panel.beside ? parent.width - frame.width - 16 : parent.width
            spacing: 8
            Words {
                width: parent.width
                text: qsTr("Share it")
                font.pixelSize: Theme.listSize
                font.weight: Font.Medium
                Accessible.role: Accessible.Heading
            }
            Words {
                width: parent.width
                text: picture.metal >= 0 ? qsTr("Where digits were printed, your medal and your time. Never a digit.")
                                         : qsTr("Where digits were printed, and your time. Never a digit.")
                color: Theme.muted
            }
            PillButton {
                objectName: "sharePicture"
                width: Math.min(implicitWidth, parent.width)
                icon: panel.told !== "" ? "check" : "share"
                text: qsTr("Picture")
                onClicked: panel.share()
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: panel.told
                leading: 1
                wrapMode: Text.WrapAnywhere
                color: Theme.muted
            }
        }
    }
}
