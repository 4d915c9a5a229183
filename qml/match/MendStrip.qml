// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Over the table while the past is mended: in the place of what, or that it is made; the way out, and the way on.
Rectangle {
    id: root

    required property TableMatch match
    readonly property bool isMade: match.bar.showsRepair
    // The way on is the main button of the bar then.
    readonly property bool hasWayOn: match.canSeeRepair && !isMade
    // The buttons stand beside the sentences.
    readonly property bool isWide: width >= 720

    onIsMadeChanged: {
        if (isMade && ScreenReader.listens)
            announcements.say(sentence.text + "\n" + advice.text)
    }

    objectName: "mending"
    visible: match.mending !== ""
    implicitHeight: !visible ? 0 : 2 * Theme.gap + (isWide ? Math.max(Math.ceil(words.height), Theme.touch)
        : Math.ceil(words.height) + Theme.gap + Theme.touch)
    color: Theme.paperSunk

    Announcements {
        id: announcements
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.edge
    }
    Column {
        id: words
        x: Theme.gap
        y: root.isWide ? Math.round((root.height - height) / 2) : Theme.gap
        width: root.isWide ? buttons.x - 2 * x : parent.width - 2 * x
        spacing: root.isWide ? Theme.gapSmall : Theme.gap

        Item {
            width: parent.width
            height: Math.ceil(Math.max(sign.height, sentence.height))

            Icon {
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                name: "pencil"
                size: 18
                color: Theme.redPencil
            }
            AppText {
                id: sentence
                x: sign.width + Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                //: Over the table while the past is mended: what shall be in the place of a move, or before it, is made
                text: root.isMade ? qsTr("Entered. Nothing else has changed yet.") : root.match.mending
                font: Type.labelBold
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        AppText {
            id: advice
            width: parent.width
            // A phone lying on its side has no line to spare.
            visible: Window.height >= Theme.lowBelow
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            //: Over the table while the past is mended, once something is made; the first half is what the button says
            text: root.isMade ? qsTr("Look at what it changes, or go on playing here.")
                //: Over the table while the past is mended
                : qsTr("Make the right move as always. Then you see what it changes.")
            color: Theme.inkSoft
            font: Type.small
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Row {
        id: buttons
        readonly property int part: root.isWide ? 240 : Math.floor((root.width - 3 * Theme.gap) / 2)

        x: root.isWide ? root.width - width - Theme.gap : Theme.gap
        y: root.isWide ? Theme.gap : words.y + Math.ceil(words.height) + Theme.gap
        spacing: Theme.gap

        AppButton {
            objectName: "leaveMending"
            width: root.hasWayOn || root.isWide ? buttons.part : root.width - 2 * Theme.gap
            implicitHeight: Theme.touch
            //: Button: the past is not mended after all
            text: qsTr("Leave it as it was")
            onClicked: root.match.leaveMending()
        }
        AppButton {
            objectName: "seeRepair"
            visible: root.hasWayOn
            width: buttons.part
            implicitHeight: Theme.touch
            //: Button while the past is mended: to the points before and after, and what does not hold any more
            text: qsTr("Look at what it changes")
            onClicked: root.match.askRepair()
        }
    }
}
