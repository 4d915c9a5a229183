// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What the dice would bring as they lie: figures, the board afterwards, and the rest in sentences.
Paper {
    id: root

    required property BronzeMatch match
    property bool showsBoard: true
    readonly property BronzeTray tray: match.tray
    readonly property bronzeSheet sheet: match.acting
    readonly property BronzeForecast forecast: tray.forecast

    function iconOf(key: string): string {
        return ({ goods: "pottery", workers: "worker", coins: "coin" })[key] ?? key
    }

    function nameOf(key: string): string {
        switch (key) {
        //: Spoken names of the figures of a roll
        case "food": return qsTr("Food")
        case "goods": return qsTr("Goods")
        case "workers": return qsTr("Workers")
        case "coins": return qsTr("Coins")
        }
        return qsTr("Skulls")
    }

    function rowName(key: string): string {
        return (Array.from(sheet.goods).find(row => row.key === key) ?? sheet.food).name
    }

    implicitHeight: content.y + content.height + Theme.gapLarge

    Column {
        id: content
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap

        Item {
            width: parent.width
            height: title.height

            AppText {
                id: title
                x: 4
                width: pencil.x - 8
                text: root.tray.missing > 0 ? qsTr("So far this brings") : root.tray.realDice ? qsTr("This brings")
                    : qsTr("If you keep these")
                font: Type.nameLarge
            }
            Icon {
                id: pencil
                anchors.right: parent.right
                anchors.rightMargin: 4
                anchors.verticalCenter: title.verticalCenter
                name: "pencil"
                size: 14
                color: Theme.inkSoft
            }
        }
        Row {
            id: tiles
            width: parent.width
            spacing: 6
            // All as high as the one with the longest reason.
            property int made: 0
            readonly property real tallest: {
                let most = 0
                for (let place = 0; place < cells.count && made > 0; ++place)
                    most = Math.max(most, cells.itemAt(place)?.implicitHeight ?? 0)
                return most
            }

            Repeater {
                id: cells
                onItemAdded: ++tiles.made
                model: root.forecast.tiles

                PreviewTile {
                    required property BronzeForecastTile modelData

                    width: Math.floor((tiles.width - 4 * tiles.spacing) / 5)
                    height: tiles.tallest
                    spokenName: root.nameOf(modelData.key)
                    iconName: root.iconOf(modelData.key)
                    text: modelData.amount
                    reason: modelData.reason
                    isBad: modelData.bad
                }
            }
        }
        CachedLoader {
            width: parent.width
            needed: root.showsBoard
            sourceComponent: MiniBoard {
                id: board

                Repeater {
                    model: root.forecast.rows

                    MiniPeg {
                        required property BronzeForecastRow modelData

                        width: board.cellWidth
                        good: modelData.key
                        count: modelData.from
                        next: modelData.to
                        spokenName: root.rowName(modelData.key)
                        //: Under a good: what it would be worth; %1 coins
                        caption: modelData.value < 0 ? root.sheet.food.name : qsTr("worth %1").arg(modelData.value)
                    }
                }
            }
        }
        Item {
            width: parent.width
            height: words.height
            visible: words.text !== ""

            Icon {
                x: 4
                y: 1
                name: root.forecast.bad ? "warning" : "check"
                size: 18
                color: root.forecast.bad ? Theme.danger : Theme.yes
            }
            AppText {
                id: words
                x: 30
                width: parent.width - x
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                text: root.forecast.outlook
                font: Type.label
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
