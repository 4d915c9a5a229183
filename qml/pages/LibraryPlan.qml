// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What taking cards in would bring, card by card, before anything is taken in.
Question {
    id: root

    readonly property LibraryTransfer transfer: App.cards.transfer
    readonly property bool isNews: transfer.isNews
    readonly property int most: 60
    readonly property var signs: ({
        //: Before a card that comes in: what becomes of it
        "new": qsTr("New"),
        known: qsTr("Known"),
        //: Before a card that comes in: it is here, and this says more of it
        adds: qsTr("Says more"),
        //: Before a card that comes in: it is here, and this says something else of it
        differs: qsTr("Says otherwise"),
        gone: qsTr("In the bin here"),
        refused: qsTr("Not taken in")
    })

    signal closeWanted

    objectName: "planQuestion"
    text: isNews ? qsTr("Take these cards in?") : qsTr("Nothing here is new.")
    //: Button under a question: cards come into the card library
    yesText: isNews ? qsTr("Take in") : qsTr("Done")
    noText: isNews ? qsTr("Cancel") : ""
    onYes: isNews ? transfer.accept() : closeWanted()
    onNo: closeWanted()

    SpokenText {
        objectName: "planSum"
        text: root.transfer.sum
        font: Type.bodyBold
    }
    SwitchRow {
        objectName: "planReplaces"
        width: parent.width
        visible: root.transfer.differing
        //: A switch: what is taken in replaces what is known of the same cards and differs
        title: qsTr("Replace what differs here")
        checked: root.transfer.replaces
        onClicked: root.transfer.replaces = !checked
    }
    Repeater {
        model: root.transfer.rows.slice(0, root.most) // qmllint disable type

        SpokenText {
            required property var modelData
            //: %1 "New" or "Known", %2 a card's name, %3 what it says
            text: qsTr("%1: %2 – %3").arg(root.signs[modelData.what]).arg(modelData.title).arg(modelData.detail)
            color: modelData.what === "refused" ? Theme.danger : ["new", "adds", "differs"].includes(modelData.what) ? Theme.ink
                : Theme.inkSoft
        }
    }
    SpokenText {
        visible: root.transfer.rows.length > root.most
        text: qsTr("and %n more", "", root.transfer.rows.length - root.most)
        color: Theme.inkSoft
    }
}
