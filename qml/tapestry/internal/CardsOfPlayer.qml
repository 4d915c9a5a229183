// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme

// The cards of a player: the civilizations that are known by name, the stacks of the income mat, and the techs row by row.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet
    readonly property var mats: sheet.mats ?? []
    // In the place of what is gone, until it is not drawn any more.
    readonly property var noMat: ({ name: "", pictures: [], says: "" })
    // What a stack says is shown.
    readonly property bool isOpen: stacks.opened >= 0

    // What a stack says stands between those heights.
    signal opened(real top, real bottom)

    spacing: Theme.gap

    Repeater {
        model: root.mats.length

        CardSentence {
            required property int index
            readonly property var mat: root.mats[index] ?? root.noMat

            objectName: "civilization" + index
            width: root.width
            title: mat.name
            pictures: mat.pictures
            says: mat.says
        }
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
