// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The tech cards of a player row by row: what circle and square of each bring, and what it needs for the top row.
Column {
    id: root

    required property var sheet
    readonly property var rows: (sheet.techRows ?? []).filter(row => row.cards.length + row.unnamed > 0)

    spacing: Theme.gapSmall

    AppText {
        width: parent.width
        visible: root.rows.length === 0
        wrapMode: Text.Wrap
        //: In the place of the tech cards of a player: there are none
        text: qsTr("No tech card.")
        color: Theme.inkSoft
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: root.rows

        Column {
            id: row

            required property var modelData

            width: root.width
            spacing: Theme.gapSmall / 2

            Row {
                spacing: Theme.gapSmall

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.modelData.icon
                    size: Theme.iconSmall
                    color: Theme.inkSoft
                }
                AppText {
                    text: row.modelData.name
                    color: Theme.inkSoft
                    font: Type.smallBold
                    Accessible.ignored: false
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
            }
            Repeater {
                model: row.modelData.cards

                TechLine {
                    required property var modelData

                    objectName: "tech_" + modelData.id
                    width: row.width
                    card: modelData
                }
            }
            AppText {
                width: parent.width
                visible: row.modelData.unnamed > 0
                wrapMode: Text.Wrap
                //: Tech cards of a row: so many of them are not named
                text: qsTr("Not named: %1").arg(row.modelData.unnamed)
                color: Theme.inkSoft
                font: Type.label
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
