// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Tapestry

// The income mat: rows of six slots. What a slot brings once its building is lifted stands small under the building.
WoodBoard {
    id: root

    required property TapestryMatch match
    required property var sheet
    // A building over what it hides, in two rows of pictures.
    readonly property int leastRow: 62
    // How high it may be; 0: as high as it is.
    property real room: 0
    readonly property int rowHeight: room <= 0 ? Math.max(leastRow, Math.min(64, slot))
        : Math.max(leastRow, Math.min(96, Math.floor((room - 2 * Theme.gap - 3) / 4) - rows.spacing))
    readonly property int slot: Math.floor((width - 2 * Theme.gap - 6 * 4) / 7)

    implicitHeight: rows.height + 2 * Theme.gap + 3

    Column {
        id: rows
        x: Theme.gap
        y: Theme.gap
        spacing: 4

        Repeater {
            model: 4

            Touchable {
                id: row

                required property int index
                readonly property var lane: root.sheet.mat[index]

                objectName: "row_" + lane.field
                width: root.width - 2 * Theme.gap
                height: root.rowHeight
                spokenName: joined(root.match.names[root.sheet.seat], lane.name)
                //: Spoken of a row of the income mat: %1 of six
                spokenDetail: qsTr("%1 of 6 slots lie open").arg(lane.open)
                canHold: true
                onHeld: root.match.askCorrection(root.sheet.seat, "open." + lane.field)
                onClicked: root.match.explain(root.sheet.seat, "open." + lane.field)

                Rectangle {
                    width: root.slot
                    height: row.height
                    radius: Theme.radiusButton
                    color: Theme.pieces.resource(row.lane.resource)

                    Icon {
                        anchors.centerIn: parent
                        name: row.lane.icon
                        size: 24
                        color: Theme.cardInk
                    }
                }
                Repeater {
                    model: 6

                    Rectangle {
                        id: place

                        required property int index
                        readonly property var what: row.lane.slots[index]

                        x: (index + 1) * (root.slot + 4)
                        width: root.slot
                        height: row.height
                        radius: Theme.radiusButton
                        color: what.open ? Theme.paper : Theme.tray
                        border.width: 1
                        border.pixelAligned: false
                        border.color: what.open ? Theme.pieces.resourceFrame(row.lane.resource) : Theme.trayLine

                        Icon {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: 5
                            visible: !place.what.open
                            name: row.lane.icon
                            size: 18
                            color: Theme.pieces.player(root.match.marks[root.sheet.seat])

                            Rectangle {
                                z: -1
                                anchors.centerIn: parent
                                width: 23
                                height: width
                                radius: 4
                                color: Theme.trayInk
                            }
                        }
                        PictureRow {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: place.what.open ? Math.round((parent.height - height) / 2) : parent.height - height - 2
                            pictures: place.what.pictures
                            size: place.what.open ? 18 : 16
                            room: parent.width - 6
                            color: place.what.open ? Theme.ink : Theme.trayInk
                        }
                    }
                }
            }
        }
    }
}
