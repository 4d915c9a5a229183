// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What came of the Conflict that was just fought, a line a player: strength and axes, the tier with its points, and what came besides.
Rectangle {
    id: root

    required property EmpiresMatch match
    readonly property var lines: match.fought
    readonly property real part: (width - 2 * Theme.gapLarge - 3 * Theme.gapSmall) / 100

    objectName: "fought"
    visible: lines.length > 0
    implicitHeight: visible ? table.height + 2 * Theme.gapSmall : 0
    color: Theme.paperSunk

    Column {
        id: table
        x: Theme.gapLarge
        y: Theme.gapSmall
        width: parent.width - 2 * x
        spacing: 2

        AppText {
            width: parent.width
            //: Over the lines of the players after a Conflict: what their sums are made of
            text: qsTr("Strength + what was bid")
            font: Type.small
            color: Theme.inkSoft
        }
        Repeater {
            model: root.lines

            Row {
                id: line

                required property var modelData
                readonly property string player: root.match.names[modelData.seat]

                width: table.width
                spacing: Theme.gapSmall
                Accessible.role: Accessible.StaticText
                Accessible.name: [player, modelData.sum, modelData.tier, modelData.more].filter(part => part !== "").join(", ")

                FittedText {
                    width: Math.floor(24 * root.part)
                    text: line.player
                    font: Type.labelBold
                    color: Theme.pieces.player(root.match.sheets[line.modelData.seat]?.mark ?? 0)
                }
                AppText {
                    width: Math.floor(24 * root.part)
                    text: line.modelData.sum
                    font: Type.label
                }
                AppText {
                    width: Math.floor(24 * root.part)
                    wrapMode: Text.Wrap
                    text: line.modelData.tier
                    font: Type.labelBold
                }
                AppText {
                    width: Math.floor(28 * root.part)
                    wrapMode: Text.Wrap
                    text: line.modelData.more
                    font: Type.label
                }
            }
        }
    }
}
