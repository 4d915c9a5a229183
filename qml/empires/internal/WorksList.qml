// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// What works for a player in this phase: what, where, or why it rests.
Column {
    id: root

    required property EmpiresMatch match
    required property int seat
    // Asked anew with every change of the table.
    readonly property var works: match.sheets.length > 0 ? match.worksOf(seat) : []

    visible: works.length > 0

    Repeater {
        model: root.works

        Item {
            id: line

            required property var modelData

            width: root.width
            height: Math.max(says.height, name.height) + 6
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.says + ", " + modelData.name + (modelData.rests === "" ? "" : ", " + modelData.rests)

            AppText {
                id: says
                x: Theme.gapLarge
                width: (parent.width - 3 * Theme.gapLarge) / 2
                wrapMode: Text.Wrap
                text: line.modelData.says
                font: line.modelData.rests === "" ? Type.labelBold : Type.label
                color: line.modelData.rests === "" ? Theme.ink : Theme.inkSoft
            }
            AppText {
                id: name
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapLarge
                width: says.width
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignRight
                text: line.modelData.name + (line.modelData.rests === "" ? "" : ": " + line.modelData.rests)
                font: Type.label
                color: Theme.inkSoft
            }
        }
    }
}
