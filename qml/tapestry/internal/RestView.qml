// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// What lies beside tracks and mat: counters, achievements, landmarks, where the points came from, and what happens on the table at
// any time.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet
    // What all players share stands elsewhere.
    property bool isOwn: false

    spacing: Theme.gap

    AnyTime {
        width: parent.width
        match: root.match
        sheet: root.sheet
    }
    Counters {
        width: parent.width
        match: root.match
        sheet: root.sheet
    }
    AppText {
        //: Heading over what a player has on the map
        text: qsTr("On the map")
        font: Type.heading
    }
    MapLines {
        width: parent.width
        match: root.match
        sheet: root.sheet
    }
    SharedView {
        width: parent.width
        visible: !root.isOwn
        match: root.match
    }
    AppText {
        visible: root.sheet.ledger.length > 0
        //: Heading over the points of a player by where they came from
        text: qsTr("Where the points came from")
        font: Type.heading
    }
    Ledger {
        width: parent.width
        entries: root.sheet.ledger
    }
    AdviceSwitch {
        width: parent.width
        visible: !root.match.isReplay
        match: root.match
    }
}
