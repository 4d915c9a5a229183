// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Dialogs
import Pegsheet.App

// Asks where the match shall be saved; open as soon as it is made.
FileAsking {
    title: qsTr("Save the match")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "pegsheet"
    Component.onCompleted: {
        selectedFile = App.sharing.suggestedFile()
        ask()
    }
}
