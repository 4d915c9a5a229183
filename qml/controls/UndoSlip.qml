// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// The slip that says what was just done and takes it back at a touch. Empty text: no slip.
Rectangle {
    id: root

    required property string text

    signal undo
    signal dismissed

    visible: text !== ""
    implicitHeight: Math.ceil(Math.max(Theme.buttonHeight, sentence.height + 2 * Theme.gapLarge))
    radius: Theme.radiusButton
    color: Theme.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    MouseArea {
        anchors.fill: parent
        onClicked: root.dismissed()
    }
    AppText {
        id: sentence
        anchors.left: parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.right: undoButton.left
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        text: root.text
        color: Theme.slipInk
        font: Type.label
    }
    Touchable {
        id: undoButton
        objectName: "undoSlip"
        anchors.right: parent.right
        width: Math.ceil(word.implicitWidth + 2 * Theme.gapLarge)
        height: parent.height
        spokenName: word.text
        spokenDetail: root.text
        onClicked: root.undo()

        AppText {
            id: word
            anchors.centerIn: parent
            //: Button: takes back what was just done
            text: qsTr("Undo")
            color: Theme.slipLink
            font: Type.labelBold
        }
    }
}
