// SPDX-License-Identifier: Apache-2.0
// What a loader holds is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The match is to be left, and the disk does not have all of it: saved elsewhere, or given up only where that is said.
Question {
    id: root

    property string outcome

    objectName: "unsavedQuestion"
    loses: true
    text: App.match?.unsavedReason ?? ""
    //: Button: leaves a match though its last moves are then lost
    yesText: qsTr("Leave all the same")
    yesDetail: qsTr("what is missing is lost")

    AppText {
        width: parent.width
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        visible: text !== ""
        text: root.outcome
        font: Type.body
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    AppButton {
        objectName: "saveFirst"
        width: parent.width
        kind: AppButton.Primary
        text: qsTr("Save elsewhere")
        onClicked: chooser.active = true
    }
    AppButton {
        objectName: "tryFirst"
        width: parent.width
        text: qsTr("Try again")
        onClicked: {
            if (App.match.retrySave())
                root.yes()
        }
    }
    Loader {
        id: chooser
        objectName: "saveChooser"
        active: false
        visible: false
        source: "SaveChooser.qml"
    }
    Connections {
        target: chooser.item
        ignoreUnknownSignals: true

        function onAccepted() {
            root.outcome = App.sharing.saveAs(chooser.item.selectedFile) // qmllint disable type
            chooser.active = false
        }
        function onRejected() { chooser.active = false }
    }
}
