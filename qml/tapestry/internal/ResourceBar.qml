// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Tapestry

// The four resources of a player, each with its track of nine places. A long touch corrects one.
Row {
    id: root

    required property TapestryMatch match
    required property var sheet
    readonly property int seat: sheet.seat

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
            ResourceScale {
                x: 4
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 4
                width: parent.width - 2 * x
                count: box.resource.count
                color: box.mark
            }
        }
    }
}
