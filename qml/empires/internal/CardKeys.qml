// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// The kind and the number of a card: two touches.
Column {
    id: root

    required property EmpiresMatch match
    readonly property var begun: match.begun
    readonly property string typed: match.typedDigits

    spacing: Theme.gapSmall

    Grid {
        id: kinds
        width: parent.width
        columns: width >= 600 ? 8 : 4
        spacing: Theme.gapSmall

        Repeater {
            model: root.match.kindNames

            Touchable {
                id: key

                required property int index
                required property string modelData
                readonly property bool chosen: root.begun.kind === index

                objectName: "kind" + index
                takesEnter: root.typed === ""
                width: Math.floor((kinds.width - (kinds.columns - 1) * kinds.spacing) / kinds.columns)
                height: 50
                spokenName: modelData
                checkable: chosen
                checked: chosen
                onClicked: root.match.touch(EmpiresMatch.TouchKind, index)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusPaper
                    color: key.chosen ? Theme.ink : key.down ? Theme.paperSunk : Theme.paper
                    border.width: 1
                    border.color: Theme.edge
                }
                Icon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 5
                    name: Signs.kinds[key.index]
                    size: 22
                    color: key.chosen ? Theme.slipInk : Theme.ink
                }
                FittedText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 29
                    width: parent.width - 6
                    horizontalAlignment: Text.AlignHCenter
                    text: key.modelData
                    color: key.chosen ? Theme.slipInk : Theme.ink
                    font: Type.label
                }
            }
        }
    }
    NumberPad {
        width: parent.width
        columns: width >= 600 ? 11 : 6
        rowCount: width >= 600 ? 1 : 2
        least: 1
        most: 11
        chosen: root.typed !== "" ? Number(root.typed) : root.begun.number
        takesEnter: root.typed === ""
        onEntered: number => root.match.touch(EmpiresMatch.TouchNumber, -1, number)
    }
}
