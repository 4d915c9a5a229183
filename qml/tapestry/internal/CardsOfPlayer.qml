// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme

// The cards of a player: the civilizations that are known by name, the stacks of the income mat, and the techs row by row.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet
    // Else they are shown elsewhere.
    property bool hasMats: true
    // What a stack says is shown.
    readonly property bool isOpen: stacks.opened >= 0

    // What a stack says stands between those heights.
    signal opened(real top, real bottom)

    spacing: Theme.gap

    CivilizationMats {
        width: parent.width
        visible: root.hasMats && mats.length > 0
        match: root.match
        sheet: root.sheet
    }
    CardStacks {
        id: stacks
        width: parent.width
        sheet: root.sheet
        onShown: (top, bottom) => root.opened(y + top, y + bottom)
    }
    TechRows {
        width: parent.width
        match: root.match
        sheet: root.sheet
    }
}
