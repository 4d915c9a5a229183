// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Dialogs
import Pegsheet.Theme
import Pegsheet.Controls

// Ways for a code to come in without a camera.
Row {
    id: root

    property bool busy: false

    signal fileChosen(url file)
    signal pasted

    spacing: Theme.gap

    AppButton {
        objectName: "openFile"
        width: Math.floor((root.width - root.spacing) / 2)
        iconName: "image"
        //: Buttons: a code out of a picture, film or file; out of what was copied
        text: qsTr("Picture or file")
        possible: !root.busy
        onClicked: chooser.active = true
    }
    AppButton {
        objectName: "paste"
        width: Math.floor((root.width - root.spacing) / 2)
        iconName: "copy"
        text: qsTr("Paste")
        possible: !root.busy
        onClicked: root.pasted()
    }
    // The system's own dialog, read when it is first wanted.
    Loader {
        id: chooser
        active: false
        sourceComponent: FileDialog {
            title: qsTr("A picture, film or file with a code")
            onAccepted: {
                root.fileChosen(selectedFile)
                chooser.active = false
            }
            onRejected: chooser.active = false
            Component.onCompleted: open()
        }
    }
}
