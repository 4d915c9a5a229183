// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Dialogs
import Pegsheet.App

// The system's own dialog for a picture, film or file with a code; open as soon as it is made.
FileDialog {
    title: qsTr("A picture, film or file with a code")
    currentFolder: App.sharing.pictures
    Component.onCompleted: open()
}
