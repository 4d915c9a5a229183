// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// The cities of the other players, small; a touch on one shows it large.
Row {
    id: root

    required property TapestryMatch match
    required property int seat
    readonly property var others: match.sheets.map(sheet => sheet.seat) // qmllint disable type
        .filter(seat => seat !== root.seat && (match.cityOf(seat).isKept ?? false))

    signal chosen(int seat)

    visible: others.length > 0
    spacing: Theme.gap

    Repeater {
        model: root.others

        Touchable {
            id: other

            required property int modelData

            objectName: "otherCity" + modelData
            width: Math.min(150, Math.floor((root.width - 3 * root.spacing) / 4))
            height: grid.height + name.height
            //: Spoken name of a small city that a touch shows large: %1 a player
            spokenName: qsTr("City of %1").arg(root.match.names[modelData])
            onClicked: root.chosen(modelData)

            CityGrid {
                id: grid
                width: parent.width
                height: implicitHeight
                city: root.match.sheets.length > 0 ? root.match.cityOf(other.modelData) : ({})
                mark: root.match.marks[other.modelData]
            }
            PlayerName {
                id: name
                anchors.top: grid.bottom
                room: parent.width
                playerName: root.match.names[other.modelData]
                color: Theme.inkSoft
                font: Type.small
            }
        }
    }
}
