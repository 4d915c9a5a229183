// SPDX-License-Identifier: Apache-2.0
import QtQuick

// A page has no folders to choose from: what is written is handed out, and the browser asks where it goes.
QtObject {
    readonly property url selectedFolder: ""

    signal accepted
    signal rejected

    Component.onCompleted: Qt.callLater(accepted)
}
