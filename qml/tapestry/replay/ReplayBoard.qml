// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Tapestry

// A player's resources and tracks as they were, in a match that is played back.
Column {
    id: root

    required property TapestryMatch match
    required property int seat
    readonly property var sheet: match.sheets[seat]
    // It stands beside all sheets, where everything can be touched and heard.
    property bool isBrief: true

    enabled: !isBrief
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
}
