// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// A player in the table at the end of an age.
Paper {
    id: root

    required property NationsMatch match
    property nationsAgeRow row
    required property real nameWidth
    // The one that is filled now.
    required property int column
    // The points on the track, behind the steps; -1 leaves them out.
    property int score: -1
    readonly property real cellWidth: Math.floor((width - nameWidth) / (score >= 0 ? 5 : 4))
    // High enough to be read across a table.
    readonly property bool isHigh: height >= 96
    readonly property string player: match.names[row.seat] ?? ""

    implicitHeight: Math.ceil(Math.max(52, Type.number.pixelSize * 1.4 + Type.smallBold.pixelSize * 1.5 + Theme.gap))

    Column {
        id: who
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapSmall
        width: root.nameWidth - 2 * x
        spacing: 2

        Row {
            spacing: Theme.gapSmall

            PlayerToken {
                size: root.isHigh ? 30 : 22
                mark: root.match.marks[root.row.seat] ?? -1
                letter: root.player
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                //: A place in the turn order
                text: qsTr("%1.").arg(root.row.place)
                color: Theme.inkSoft
                font: Type.label
            }
        }
        PlayerName {
            playerName: root.player
            room: parent.width
            font: root.isHigh ? Type.nameLarge : Type.nameSmall
        }
    }
    Repeater {
        model: root.row.cells.length

        AgeEndCell {
            required property int index

            objectName: "cell" + index
            x: root.nameWidth + index * root.cellWidth
            width: root.cellWidth
            height: root.height
            cell: root.row.cells[index] ?? cell
            isNow: index === root.column
            typed: root.match.typedDigits
            player: root.player
            onClicked: root.match.touchCell(root.row.seat, index)
            // Why not is said.
            onRefused: root.match.touchCell(root.row.seat, index)
        }
    }
    Item {
        objectName: "ageEndScore"
        x: root.nameWidth + 4 * root.cellWidth
        width: root.cellWidth
        height: root.height
        visible: root.score >= 0
        Accessible.role: Accessible.StaticText
        //: Spoken of a player: points on the track
        Accessible.name: qsTr("%n point(s)", "", root.score)

        Column {
            anchors.centerIn: parent
            spacing: 3

            AppText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.score
                font: root.isHigh ? Type.scoreLarge : Type.score
            }
            PointsPill {
                anchors.horizontalCenter: parent.horizontalCenter
                points: root.row.gained
                isLarge: root.isHigh
            }
        }
    }
}
