// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The tech cards of a player row by row: what circle and square of each bring, and what it needs for the top row.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet
    // In the place of what is gone, until it is not drawn any more.
    readonly property var noRow: ({ name: "", icon: "", cards: [], unnamed: 0 })
    readonly property var noCard: ({ id: "", name: "", pictures: [], says: "", needs: "", isMet: false, marker: "" })
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
        model: root.rows.length

        Column {
            id: row

            required property int index
            readonly property var what: root.rows[index] ?? root.noRow

            width: root.width
            spacing: Theme.gapSmall / 2

            Row {
                spacing: Theme.gapSmall

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.what.icon
                    size: Theme.iconSmall
                    color: Theme.inkSoft
                }
                AppText {
                    text: row.what.name
                    color: Theme.inkSoft
                    font: Type.smallBold
                    Accessible.ignored: false
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
            }
            Repeater {
                model: row.what.cards.length

                TechLine {
                    required property int index

                    objectName: "tech_" + card.id
                    width: row.width
                    match: root.match
                    seat: root.sheet.seat
                    card: row.what.cards[index] ?? root.noCard
                }
            }
            AppText {
                width: parent.width
                visible: row.what.unnamed > 0
                wrapMode: Text.Wrap
                //: Tech cards of a row: so many of them are not named
                text: qsTr("Not named: %1").arg(row.what.unnamed)
                color: Theme.inkSoft
                font: Type.label
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
