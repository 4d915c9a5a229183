// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// All matches as files that other programs read.
Paper {
    implicitHeight: content.height

    Column {
        id: content
        width: parent.width

        ListRow {
            objectName: "saveTable"
            width: parent.width
            iconName: "file"
            trailingIcon: ""
            title: qsTr("Table for a spreadsheet")
            detail: qsTr("CSV: a row for every player of every match")
            onClicked: App.exporting.saveAll(Exporting.Table)
        }
        ListRow {
            objectName: "saveHistory"
            width: parent.width
            iconName: "file"
            trailingIcon: ""
            title: qsTr("History as text")
            detail: qsTr("JSON: every move, to be taken in again")
            onClicked: App.exporting.saveAll(Exporting.History)
        }
    }
}
