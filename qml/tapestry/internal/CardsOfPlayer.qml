// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// The cards of a player: the stacks of the income mat, and the techs row by row.
Column {
    id: root

    required property var sheet

    // More of a stack is shown.
    signal opened

    spacing: Theme.gap

    CardStacks {
        width: parent.width
        sheet: root.sheet
        onOpenedChanged: {
            if (opened >= 0)
                root.opened()
        }
    }
    TechRows {
        width: parent.width
        sheet: root.sheet
    }
}
