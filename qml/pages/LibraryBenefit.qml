// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// A benefit on the form of a card: what is said of it so far, as pictures and in words, and the keys that it is put together by.
Column {
    id: root

    required property RecordForm form
    // See RecordForm.fields.
    required property var field
    readonly property string key: field.key ?? ""
    // They are the same whatever is touched.
    readonly property var groups: form.shape >= 0 ? form.keysOf(key) : []

    spacing: Theme.gap

    AppText {
        text: root.field.label ?? ""
        font: Type.labelBold
    }
    Paper {
        width: parent.width
        // One card and two lines have their room, so that the keys below stay where they are.
        height: Math.ceil(Math.max(64, drawn.height, 3 * Type.label.pixelSize + Theme.gapLarge, words.height)) + 2 * Theme.gapSmall

        LibraryPicture {
            id: drawn
            x: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            picture: root.field.picture ?? ({})
            title: root.form.name
            isSmall: true
        }
        SpokenText {
            id: words
            objectName: "said_" + root.key
            x: drawn.x + (drawn.visible ? drawn.width + Theme.gapLarge : Theme.gapSmall)
            anchors.verticalCenter: parent.verticalCenter
            width: back.x - x
            //: Where a benefit is told: nothing of it is told yet
            text: (root.field.value ?? "") === "" ? qsTr("nothing yet") : root.field.value
        }
        IconButton {
            id: back
            objectName: "last_" + root.key
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            //: Button: rubs out the last part of a benefit that is told
            text: qsTr("Rub out the last")
            possible: (root.field.value ?? "") !== ""
            onClicked: root.form.takeLast(root.key)
        }
    }
    Repeater {
        model: root.groups.length

        AnswerGroup {
            required property int index

            width: root.width
            group: root.groups[index]
            onTouched: key => root.form.tell(root.key, key)
            onEntered: number => root.form.tellNumber(root.key, group, number)
        }
    }
    // Below the keys, which stay where they are when it comes.
    SwitchRow {
        objectName: "inOrder_" + root.key
        width: parent.width
        visible: root.field.hasSeveral ?? false
        //: Switch: the parts of a benefit come one after the other as they are told
        title: qsTr("In this order")
        checked: root.field.inOrder ?? false
        onClicked: root.form.turn(root.key)
    }
}
