// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// What is written is handed out, and the browser asks where it goes.
QtObject {
    readonly property url selectedFile: App.sharing.suggestedFile()

    signal accepted
    signal rejected

    Component.onCompleted: Qt.callLater(accepted)
}
