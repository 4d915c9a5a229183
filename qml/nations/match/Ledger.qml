// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Nations

// Where a player's points came from, and whether the forecast is wanted at all.
Question {
    id: root

    required property NationsMatch match
    required property int seat
    property string path
    readonly property nationsSheet sheet: match.sheets[seat]

    signal closed

    objectName: "ledger"
    mark: sheet.mark
    //: Over the list of where points came from; %1 a player
    text: qsTr("%1's points").arg(sheet.name)
    //: Button: goes back to the table
    yesText: qsTr("Back")
    noText: ""
    onYes: closed()
    onNo: closed()

    LedgerList {
        width: parent.width
        entries: root.sheet.ledger
        total: root.match.forecast && root.sheet.tilesKnown ? root.sheet.total : -1
    }
    SwitchRow {
        objectName: "forecastSwitch"
        width: parent.width
        //: Switch: the line that says what the score would be now
        title: qsTr("Show what it would come to now")
        checked: root.match.forecast
        onClicked: root.match.forecast = !root.match.forecast
    }
}
