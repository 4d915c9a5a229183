// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// How far the file is read whose matches are taken in, and a way to stop it.
Column {
    id: root

    topPadding: Theme.gapLarge
    bottomPadding: Theme.gapLarge
    spacing: Theme.gap

    SpokenText {
        objectName: "importText"
        x: Theme.gapLarge
        width: parent.width - 2 * x
        text: App.restoring.total === 0 ? qsTr("The file is being read …")
            //: %1 of %2 matches of a file are taken in so far
            : qsTr("%1 of %2 matches are taken in").arg(App.restoring.done).arg(App.restoring.total)
    }
    Rectangle {
        x: Theme.gapLarge
        width: parent.width - 2 * x
        height: Theme.gap
        radius: height / 2
        color: Theme.paperSunk

        Rectangle {
            width: Math.round(parent.width * App.restoring.done / Math.max(1, App.restoring.total))
            height: parent.height
            radius: height / 2
            color: Theme.ink
        }
    }
    AppButton {
        objectName: "stopImport"
        x: Theme.gapLarge
        width: parent.width - 2 * x
        visible: App.restoring.importing
        //: Button: no further matches are taken in
        text: qsTr("Stop")
        detail: qsTr("What came in so far stays")
        onClicked: App.restoring.stop()
    }
}
