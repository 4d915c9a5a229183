// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// The ways out of the card library and into it.
Column {
    id: root

    required property LibraryTransfer transfer

    signal scanWanted

    ListRow {
        objectName: "showCodes"
        width: parent.width
        iconName: "code"
        title: qsTr("Show as codes")
        detail: qsTr("Every card that was typed in or came here, for another tablet")
        onClicked: root.transfer.showCodes(0)
    }
    ListRow {
        objectName: "saveCards"
        width: parent.width
        iconName: "file"
        trailingIcon: ""
        //: All cards of the card library in one file
        title: qsTr("Save as a file")
        detail: qsTr("Everything, the bin too, to be taken in again")
        onClicked: root.transfer.save()
    }
    ListRow {
        objectName: "importMatches"
        width: parent.width
        iconName: "camera"
        //: Cards for the card library from another tablet
        title: qsTr("Take in")
        detail: qsTr("Codes by camera or picture, a file, or what was copied")
        onClicked: root.scanWanted()
    }
}
