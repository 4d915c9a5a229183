// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Nations

// A player's sheet that is looked at: it does nothing, and says where its points came from.
FocusScope {
    id: root

    required property NationsMatch match
    required property NationsSheet sheet
    // What it lies in, where that leaves less than all of it.
    property CompactMatch frame: null

    PlaySheet {
        anchors.fill: parent
        anchors.rightMargin: root.frame !== null && root.frame.isLow ? root.frame.sideWidth : 0
        focus: true
        match: root.match
        sheet: root.sheet
        hasTracks: false
        hasLedger: true
    }
}
