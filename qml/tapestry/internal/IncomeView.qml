// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Tapestry

// The income mat of a player, and what it would bring now.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet

    spacing: Theme.gap

    IncomeMat {
        width: parent.width
        match: root.match
        sheet: root.sheet
    }
    IncomeLines {
        width: parent.width
        match: root.match
        sheet: root.sheet
    }
}
