// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// The eleven positions as keys, a touch each: where something falls or is laid, what is repaired, what is destroyed of a finished empire.
Grid {
    id: root

    required property EmpiresMatch match
    required property int seat
    readonly property var row: match.sheets[seat].row
    readonly property string stage: match.stage
    readonly property var begun: match.begun
    readonly property bool asks: begun.asks !== ""
    readonly property bool marks: stage === "sheet"
    // What repairing takes is said on each key.
    readonly property bool hasCosts: row.some(place => place.costs !== "" || !asks && !marks && place.destroyed)

    function isPossible(place): bool {
        return asks ? place.asked : marks || place.repairs
    }
    function signed(points: int): string {
        return points === 0 ? "" : (points > 0 ? "+" : "−") + Math.abs(points)
    }

    columns: width >= 600 ? 11 : 6
    spacing: Theme.gapSmall

    Repeater {
        model: root.row

        Touchable {
            id: key

            required property var modelData
            readonly property string gain: root.signed(modelData.gain)
            // One of them is to be touched; of a finished empire all can be.
            readonly property bool isFramed: possible && !root.marks
            readonly property bool isMarked: root.marks && modelData.destroyed
            readonly property color mark: isMarked ? Theme.trayInk : possible ? Theme.ink : Theme.inkSoft

            objectName: "place" + modelData.position
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: root.hasCosts ? 68 : 50
            possible: root.isPossible(modelData)
            //: Spoken name of a place: %1 its position in the row, %2 what it is
            spokenName: qsTr("Position %1: %2").arg(modelData.position).arg(modelData.name)
            //: A place that is destroyed
            spokenDetail: joined(modelData.destroyed ? qsTr("destroyed") : "",
                //: Spoken of a place that can be repaired: %1 what that costs, "4 Hammers"
                modelData.costs === "" ? "" : qsTr("costs %1").arg(modelData.costs), modelData.preview)
            checkable: root.marks
            checked: isMarked
            once: !root.marks
            onClicked: root.match.touchPlace(root.seat, modelData.position)
            onRefused: root.match.touchPlace(root.seat, modelData.position)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusButton
                color: key.isMarked ? Theme.holeDeep : !key.possible ? "transparent" : key.down ? Theme.paperSunk : Theme.paper
                border.width: key.isFramed ? Theme.lineLegal : 1
                border.pixelAligned: false
                border.color: key.isFramed ? Theme.yes : key.isMarked ? Theme.trayLine : Theme.edge
            }
            Icon {
                anchors.right: parent.right
                anchors.rightMargin: 4
                y: 4
                visible: key.isMarked
                name: "fire"
                size: 14
                color: key.mark
            }
            AppText {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 3
                text: String(key.modelData.position)
                font: Type.labelBold
                color: key.mark
            }
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                y: key.gain === "" ? 25 : 22
                name: Signs.places[key.modelData.location]
                size: key.gain === "" ? 20 : 14
                color: key.mark
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 49
                visible: key.modelData.costs !== ""
                spacing: 2

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "hammer"
                    size: 16
                    color: key.mark
                }
                AppText {
                    text: String(key.modelData.hammers)
                    font: Type.labelBold
                    color: key.mark
                }
            }
            // In pencil: points that would come of it.
            FittedText {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 35
                width: parent.width - 6
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                text: key.gain
                font: Type.smallBold
                color: key.modelData.gain > 0 ? Theme.yes : Theme.redPencil
            }
        }
    }
}
