// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// All spaces of a track: what each brings, and what it costs.
Column {
    id: root

    required property TapestryMatch match
    required property int track

    Repeater {
        // Words anew with the language, as the table is.
        model: root.match.board.length > 0 ? root.match.spacesOf(root.track) : []

        Rectangle {
            id: space

            required property var modelData
            readonly property int tier: Math.floor((modelData.space - 1) / 3)

            width: root.width
            height: Math.max(36, words.height + Theme.gapSmall)
            color: Theme.pieces.trackTint(root.track, tier)

            AppText {
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: String(space.modelData.space)
                font: Type.number
            }
            Column {
                id: words
                anchors.left: parent.left
                anchors.leftMargin: 40
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter

                AppText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: space.modelData.says
                    font: Type.label
                }
                AppText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    //: Under a space of a track: %1 "1 coin, 1 resource of any kind"
                    text: qsTr("costs %1").arg(space.modelData.cost)
                    font: Type.small
                }
            }
        }
    }
}
