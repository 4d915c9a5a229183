// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Over the table while the past is mended: in the place of what, the way out, and the way on.
Rectangle {
    id: root

    required property BronzeMatch match

    objectName: "mending"
    visible: match.mending !== ""
    implicitHeight: visible ? Math.ceil(content.height) + 2 * Theme.gap : 0
    color: Theme.paperSunk

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.edge
    }
    Column {
        id: content
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap

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
                text: root.match.mending
                font: Type.labelBold
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        AppText {
            width: parent.width
            // A phone lying on its side has no line to spare.
            visible: Window.height >= Theme.lowBelow
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            //: Over the table while the past is mended; the words in quotes are those of the button
            text: qsTr("Make the right move as always, then touch “That was it”. The rest follows by itself.")
            color: Theme.inkSoft
            font: Type.small
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Row {
            width: parent.width
            spacing: Theme.gap

            AppButton {
                objectName: "leaveMending"
                width: Math.floor((parent.width - Theme.gap) / 2)
                implicitHeight: Theme.touch
                //: Button: the past is not mended after all
                text: qsTr("Leave it as it was")
                onClicked: root.match.leaveMending()
            }
            AppButton {
                objectName: "finishMending"
                width: Math.floor((parent.width - Theme.gap) / 2)
                implicitHeight: Theme.touch
                kind: AppButton.Primary
                //: Button: what was to be mended is entered; the rest follows
                text: qsTr("That was it")
                onClicked: root.match.askRepair()
            }
        }
    }
}
