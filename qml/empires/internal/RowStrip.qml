// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The eleven places of a player from left to right, to be looked at: what lies where, what is destroyed, what a Disaster hits.
Rectangle {
    id: root

    required property var row
    // Small, without values and Innovations, beside the name of who could take a Disaster.
    property bool isSmall: false
    readonly property real columnWidth: (width - (isSmall ? 0 : 2 * 6) - 10 * spacing) / 11
    readonly property int spacing: isSmall ? 2 : 3

    implicitHeight: isSmall ? 26 : 112
    color: isSmall ? "transparent" : Theme.wood

    Row {
        x: root.isSmall ? 0 : 6
        y: root.isSmall ? 0 : 6
        spacing: root.spacing

        Repeater {
            model: root.row

            Rectangle {
                id: column

                required property var modelData

                width: root.columnWidth
                height: root.height - (root.isSmall ? 0 : 12)
                radius: 3
                color: modelData.threatened ? Theme.dangerDeep : modelData.destroyed ? Theme.tray : Theme.paper
                border.width: modelData.asked ? 3 : 0
                border.color: Theme.yes

                readonly property color mark: modelData.threatened ? Theme.dangerDeepInk : modelData.destroyed ? Theme.trayInkSoft : Theme.ink

                AppText {
                    visible: !root.isSmall
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 2
                    text: String(column.modelData.position)
                    color: column.mark
                    font: Type.small
                }
                Icon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.isSmall ? (parent.height - height) / 2 : 20
                    name: Signs.types[column.modelData.type]
                    size: root.isSmall ? Math.min(18, parent.width - 2) : Math.min(22, parent.width - 4)
                    color: column.mark
                }
                FittedText {
                    visible: !root.isSmall
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 44
                    width: parent.width - 2
                    horizontalAlignment: Text.AlignHCenter
                    text: column.modelData.destroyed || column.modelData.value === 0 ? "" : String(column.modelData.value)
                    color: column.mark
                    font: Type.labelBold
                }
                Icon {
                    visible: !root.isSmall && column.modelData.destroyed
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 44
                    name: "fire"
                    size: Math.min(20, parent.width - 4)
                    color: column.mark
                }
                Column {
                    visible: !root.isSmall
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 68
                    spacing: 1

                    Repeater {
                        model: column.modelData.cards

                        Icon {
                            required property var modelData

                            name: Signs.kinds[modelData.kind]
                            size: Math.min(16, column.width - 4)
                            color: column.mark
                            opacity: modelData.exhausted ? 0.5 : 1
                        }
                    }
                }
            }
        }
    }
}
