// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The four resources of a player, each with its track of nine places. A long touch corrects one.
Row {
    id: root

    required property TapestryMatch match
    required property var sheet
    readonly property int seat: sheet.seat
    readonly property int most: 8

    spacing: Theme.gapSmall

    Repeater {
        model: 4

        Touchable {
            id: box

            required property int index
            readonly property var resource: root.sheet.resources[index]
            readonly property color mark: Theme.pieces.resourceFrame(index)

            objectName: "resource_" + resource.id
            width: Math.floor((root.width - 3 * root.spacing) / 4)
            height: Theme.touch
            spokenName: joined(root.match.names[root.seat], resource.name)
            spokenDetail: String(resource.count)
            canHold: true
            onHeld: root.match.askCorrection(root.seat, "resources." + resource.id)
            onClicked: root.match.explain(root.seat, "resources." + resource.id)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusButton
                color: box.down ? Theme.paperSunk : Theme.paper
                border.width: 1
                border.pixelAligned: false
                border.color: box.mark
            }
            Icon {
                x: 8
                y: 6
                name: box.resource.icon
                size: 18
                color: box.mark
            }
            AppText {
                x: 32
                y: 3
                text: String(box.resource.count)
                font: Type.number
            }
            Row {
                id: holes

                readonly property int step: Math.floor((box.width - 8) / (root.most + 1))

                x: Math.floor((box.width - step * (root.most + 1)) / 2)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 4

                Repeater {
                    model: root.most + 1

                    Item {
                        id: hole

                        required property int index
                        readonly property bool isPeg: index === box.resource.count

                        width: holes.step
                        height: 7

                        Rectangle {
                            anchors.centerIn: parent
                            width: hole.isPeg ? 7 : 3
                            height: width
                            radius: width / 2
                            color: hole.isPeg ? box.mark : Theme.inkFaint
                        }
                    }
                }
            }
        }
    }
}
