// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A later move that does not hold once the past is mended: why, and what can be done about it. Left alone it is left out.
Column {
    id: root

    // "sentence", "reason", and "turn": what it does to the turn, where it does.
    required property var modelData
    property bool canOpen: false
    property bool isOpen: false

    signal opened
    signal changed
    signal overruled

    width: parent?.width ?? 0
    spacing: Theme.gapSmall

    Touchable {
        id: line
        width: parent.width
        implicitHeight: Math.max(Theme.touch, words.height + Theme.gap)
        possible: root.canOpen
        activeFocusOnTab: root.canOpen && !root.isOpen
        spokenName: root.modelData.sentence
        spokenDetail: joined(root.modelData.reason, out.text, turn.text)
        onClicked: root.opened()

        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: out.x - Theme.gap

            AppText {
                width: parent.width
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                text: root.modelData.sentence
                color: Theme.redPencil
                font: Type.labelBold
            }
            AppText {
                width: parent.width
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                text: root.modelData.reason
                color: Theme.inkSoft
                font: Type.label
            }
            AppText {
                id: turn
                objectName: "turn"
                width: parent.width
                visible: text !== ""
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                text: root.modelData.turn ?? ""
                font: Type.label
            }
        }
        AppText {
            id: out
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Math.ceil(implicitWidth)
            //: Beside a later move that does not hold any more: what becomes of it
            text: qsTr("left out")
            color: Theme.inkSoft
            font: Type.label
        }
    }
    Row {
        width: parent.width
        visible: root.isOpen
        spacing: Theme.gap

        AppButton {
            objectName: "changeBroken"
            width: Math.floor((parent.width - Theme.gap) / 2)
            implicitHeight: Theme.touch
            //: Button: another move in the place of one that does not hold any more
            text: qsTr("Change it")
            iconName: "pencil"
            onClicked: root.changed()
        }
        AppButton {
            objectName: "overruleBroken"
            width: Math.floor((parent.width - Theme.gap) / 2)
            implicitHeight: Theme.touch
            //: Button: the table puts right what the rules miss, so that a move holds all the same
            text: qsTr("Overrule")
            onClicked: root.overruled()
        }
    }
}
