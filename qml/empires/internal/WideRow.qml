// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// A player's row where all rows lie above each other: who it is, then the eleven places.
Item {
    id: root

    required property EmpiresMatch match
    required property int seat
    required property bool isTurn
    required property real nameWidth
    required property real columnWidth
    required property int spacing
    readonly property var sheet: match.sheets[seat]
    readonly property var takers: match.takers
    readonly property var begun: match.begun
    readonly property var row: sheet.row
    readonly property int hits: row.filter(place => place.threatened).length
    readonly property bool canTake: match.stage === "crisis" && begun.asks === "" && takers.length > 0
    // How it would lie after the Disaster, where it is sure what falls.
    readonly property var after: canTake ? takers[seat].after : []
    readonly property var shownRow: after.length === 1 ? after[0] : row

    // Its name was touched.
    signal picked

    Rectangle {
        width: root.nameWidth - root.spacing
        height: parent.height
        radius: Theme.radiusPaper
        color: root.isTurn ? Theme.pieces.tint(root.sheet.mark) : Theme.paper
        border.width: 1
        border.pixelAligned: false
        border.color: root.isTurn ? Theme.pieces.player(root.sheet.mark) : Theme.edge

        Rectangle {
            width: Theme.gapSmall
            height: parent.height
            radius: Theme.radiusPaper
            color: Theme.pieces.player(root.sheet.mark)
        }
    }
    Column {
        x: Theme.gapSmall
        width: root.nameWidth - root.spacing - x
        height: parent.height

        Touchable {
            readonly property bool shown: root.isTurn

            objectName: "tab" + root.seat
            width: parent.width
            height: Math.min(Theme.touch, parent.height / 2)
            //: Spoken name of a button: shows what is asked of that player; %1 a name
            spokenName: qsTr("%1's turn").arg(root.sheet.name)
            //: Spoken behind the name of who has the start marker
            spokenDetail: root.sheet.isStart ? qsTr("start marker") : ""
            onClicked: root.picked()

            Row {
                x: Theme.gapSmall
                height: parent.height
                spacing: Theme.gapSmall

                PlayerToken {
                    anchors.verticalCenter: parent.verticalCenter
                    size: 26
                    mark: root.sheet.mark
                    letter: root.sheet.name
                }
                FittedText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.nameWidth - 58 - (star.visible ? star.width + parent.spacing : 0)
                    text: root.sheet.name
                    font: Type.bodyBold
                }
                Icon {
                    id: star
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.sheet.isStart
                    name: "star"
                    size: 16
                    color: Theme.ink
                }
            }
        }
        ScoreLine {
            id: score
            width: parent.width
            height: parent.height - y
            match: root.match
            sheet: root.sheet
            isShort: true
        }
    }
    Repeater {
        model: root.shownRow

        PlaceColumn {
            required property int index
            required property var modelData

            x: root.nameWidth + index * (root.columnWidth + root.spacing)
            width: root.columnWidth
            step: root.columnWidth + root.spacing
            height: root.height
            match: root.match
            seat: root.seat
            place: modelData
            isChoice: root.hits > 1
            isTurn: root.isTurn
        }
    }
}
