// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Nations

// A player's sheet that is looked at: it does nothing, and says where its points came from.
FocusScope {
    id: root

    required property NationsMatch match
    required property int seat
    // What it lies in, where that leaves less than all of it.
    property CompactMatch frame: null

    readonly property bool isLow: frame !== null && frame.isLow

    AgeLine {
        id: age
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: root.frame !== null && !root.isLow && !root.match.scoring
        match: root.match
        canEnd: false
    }
    PlaySheet {
        anchors.top: age.bottom
        anchors.bottom: parent.bottom
        width: parent.width - (root.isLow ? root.frame.sideWidth : 0)
        focus: true
        match: root.match
        sheet: root.match.sheets[root.seat]
        hasTracks: root.frame !== null && !root.match.scoring
        hasLedger: true
    }
}
