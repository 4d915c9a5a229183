// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Tapestry

// A player's resources and income mat as they were, in a match that is played back; in brief nothing.
Column {
    id: root

    required property TapestryMatch match
    required property int seat
    property bool isBrief: false
    readonly property var sheet: match.sheets[seat]

    visible: !isBrief
    height: isBrief ? 0 : implicitHeight
    spacing: Theme.gapSmall

    ResourceBar {
        width: parent.width
        visible: !root.match.isByNumbers
        match: root.match
        sheet: root.sheet
    }
    IncomeMat {
        width: parent.width
        match: root.match
        sheet: root.sheet
    }
    ReplayCity {
        width: Math.min(parent.width, 420)
        match: root.match
        seat: root.seat
    }
}
