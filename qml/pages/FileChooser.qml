// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Dialogs

// The system's own dialog for a picture, film or file with a code; open as soon as it is made.
FileDialog {
    title: qsTr("A picture, film or file with a code")
    Component.onCompleted: open()
}
