// SPDX-License-Identifier: Apache-2.0
import QtQuick.Dialogs

// The system's own dialog for a folder; open as soon as it is made.
FolderDialog {
    title: qsTr("Where the copy is to be saved")
    Component.onCompleted: open()
}
