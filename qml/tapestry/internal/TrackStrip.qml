// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A track with everybody's tokens, and over it the landmarks: a tower is free, a mark tells whose it is. A touch says in words what
// stands there.
Item {
    id: root

    required property TapestryMatch match
    required property int track
    // Beside whose board it lies, as it is spoken; empty where there is only one.
    property string owner
    // Where the player who is looked at goes next; 0: nowhere.
    property int next: 0
    readonly property var lane: match.board[track]
    readonly property real cell: width / 13
    readonly property bool isRoomy: width >= 560
    // There is height to spare.
    property bool isTall: false
    readonly property int landmarksHeight: isRoomy ? 22 : 16
    readonly property int single: isRoomy ? 28 : 20

    implicitHeight: landmarksHeight + (isRoomy ? isTall ? 76 : 54 : 38)

    // Where a token of so many on a cell stands, of the cell.
    function spot(place: int, count: int): point {
        if (count === 1)
            return Qt.point(0.5, 0.5)
        if (count === 2)
            return place === 0 ? Qt.point(0.34, 0.32) : Qt.point(0.66, 0.7)
        return [Qt.point(0.28, 0.24), Qt.point(0.72, 0.24), Qt.point(0.28, 0.78), Qt.point(0.72, 0.78), Qt.point(0.5, 0.5)][place]
    }

    Touchable {
        id: strip
        objectName: "strip" + root.track
        anchors.fill: parent
        //: Spoken name: everybody's tokens on a track; %1 the track
        spokenName: joined(root.owner, qsTr("%1: who stands where").arg(root.lane.name))
        spokenDetail: root.lane.cells.map((seats, space) => seats.length === 0 ? "" : space + ": "
            + seats.map(seat => root.match.names[seat]).join(", ")).filter(text => text !== "").join("; ")
        onClicked: root.match.tellSpace(root.track, Math.max(0, Math.min(12, Math.floor(touchedAt.x / root.cell))))
    }
    Repeater {
        model: root.lane.landmarks.length

        Item {
            id: landmark

            required property int index
            readonly property var place: root.lane.landmarks[index]

            x: Math.round(place.space * root.cell)
            width: Math.floor(root.cell)
            height: root.landmarksHeight

            Icon {
                anchors.centerIn: parent
                visible: landmark.place.owner < 0
                name: "tower"
                size: root.isRoomy ? 20 : 14
            }
            PlayerToken {
                anchors.centerIn: parent
                visible: landmark.place.owner >= 0
                mark: landmark.place.owner < 0 ? 0 : root.match.marks[landmark.place.owner]
                letter: landmark.place.owner < 0 ? "" : root.match.names[landmark.place.owner]
                size: root.isRoomy ? 18 : 13
            }
        }
    }
    Repeater {
        model: 13

        Rectangle {
            id: space

            required property int index
            readonly property var seats: root.lane.cells[index]

            x: Math.round(index * root.cell)
            y: root.landmarksHeight
            width: Math.round((index + 1) * root.cell) - x + 1
            height: root.height - y
            color: index === 0 ? Theme.paperSunk : Theme.pieces.trackTint(root.track, Math.floor((index - 1) / 3))
            border.width: index === root.next && index > 0 ? Theme.lineBold : 1
            border.pixelAligned: false
            border.color: index === root.next && index > 0 ? Theme.yes : Theme.edge
            z: index === root.next ? 1 : 0

            AppText {
                anchors.right: parent.right
                anchors.rightMargin: 3
                y: 1
                visible: space.index > 0 && space.seats.length < 3
                text: String(space.index)
                font: Type.small
            }
            Repeater {
                model: space.seats.length

                PlayerToken {
                    required property int index
                    readonly property int seat: space.seats[index]
                    readonly property point spot: root.spot(index, space.seats.length)

                    size: Math.min(Math.round(root.single * (space.seats.length === 1 ? 1 : space.seats.length === 2 ? 0.75 : 0.6)), space.width - 2)
                    x: Math.round(spot.x * space.width - size / 2)
                    y: Math.round(Math.min(spot.y * space.height + (space.seats.length === 1 ? 6 : 0), space.height - size / 2 - 2) - size / 2)
                    mark: root.match.marks[seat]
                    letter: root.match.names[seat]
                }
            }
        }
    }
}
