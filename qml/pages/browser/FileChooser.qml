// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// The browser's own way to choose a picture or file; open as soon as it is made.
FilePicker {
    property string title

    Component.onCompleted: open()
}
