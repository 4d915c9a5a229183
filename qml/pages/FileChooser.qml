// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// Asks for a picture, film or file with a code; open as soon as it is made.
FileAsking {
    title: qsTr("A picture, film or file with a code")
    currentFolder: App.sharing.pictures
    Component.onCompleted: ask()
}
