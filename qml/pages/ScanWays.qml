// SPDX-License-Identifier: Apache-2.0
// What a loader holds is not known to qmllint 6.4.
import QtQuick
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
    // By file, since it is read when it is first wanted.
    Loader {
        id: chooser
        active: false
        source: "FileChooser.qml"
    }
    Connections {
        target: chooser.item
        ignoreUnknownSignals: true

        function onAccepted() {
            root.fileChosen(chooser.item.selectedFile) // qmllint disable type
            chooser.active = false
        }
        function onRejected() { chooser.active = false }
    }
}
