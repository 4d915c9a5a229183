// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// The eleven places of a player from left to right on their shelf, to be looked at: what lies where, what is destroyed, what a
// Disaster hits.
Rectangle {
    id: root

    required property var row
    // Small, without values and Innovations, beside the name of who could take a Disaster.
    property bool isSmall: false
    // The position that is looked at; 0: none is.
    property int chosen: 0
    readonly property int edge: isSmall ? 0 : 6
    readonly property int spacing: isSmall ? 2 : 3
    readonly property real columnWidth: (width - 2 * edge - 10 * spacing) / 11

    implicitHeight: isSmall ? 26 : 148
    color: isSmall ? "transparent" : Theme.wood

    Item {
        x: root.edge
        y: root.edge

        Repeater {
            model: root.row

            Rectangle {
                id: column

                required property int index
                required property var modelData
                readonly property color mark: modelData.threatened ? Theme.dangerDeepInk : modelData.destroyed ? Theme.trayInkSoft : Theme.ink

                x: Math.round(index * (root.columnWidth + root.spacing))
                width: Math.floor(root.columnWidth)
                height: root.height - 2 * root.edge
                radius: 3
                color: modelData.threatened ? Theme.dangerDeep : modelData.destroyed ? Theme.holeDeep : Theme.paper
                border.width: modelData.asked || modelData.repairs || modelData.moved || modelData.position === root.chosen ? 3 : modelData.destroyed ? 1 : 0
                border.color: modelData.asked || modelData.repairs || modelData.moved ? Theme.yes
                    : modelData.destroyed && modelData.position !== root.chosen ? Theme.trayLine : Theme.ink
                z: modelData.movedFrom > 0 ? 1 : 0
                transform: CrossOver {
                    from: column.modelData.movedFrom > 0
                        ? (column.modelData.movedFrom - column.modelData.position) * (root.columnWidth + root.spacing) : 0
                }

                Icon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.isSmall ? (parent.height - height) / 2 : 24
                    name: Signs.places[column.modelData.location]
                    size: root.isSmall ? Math.min(18, parent.width - 2) : Math.min(22, parent.width - 4)
                    color: column.mark
                }
                Item {
                    anchors.fill: parent
                    visible: !root.isSmall

                    AppText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 4
                        text: String(column.modelData.position)
                        color: column.mark
                        font: Type.small
                    }
                    FittedText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 50
                        width: parent.width - 2
                        horizontalAlignment: Text.AlignHCenter
                        text: column.modelData.destroyed || column.modelData.value === 0 ? "" : String(column.modelData.value)
                        color: column.mark
                        font: Type.labelBold
                    }
                    Icon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 50
                        visible: column.modelData.destroyed
                        name: "fire"
                        size: Math.min(20, parent.width - 4)
                        color: column.mark
                    }
                    Column {
                        id: cards
                        y: 76
                        width: parent.width
                        spacing: 4

                        Repeater {
                            model: column.modelData.cards

                            CardTab {
                                required property var modelData

                                x: 2
                                opacity: modelData.pencilled ? 0.6 : 1
                                width: cards.width - 4
                                card: modelData
                                faded: column.modelData.destroyed
                            }
                        }
                    }
                }
            }
        }
    }
}
