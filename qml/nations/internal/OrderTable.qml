// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The players in turn order with what stands on the tracks: where tiles are not kept this is the table.
Paper {
    id: root

    required property NationsMatch match

    signal ledgerWanted(int seat)

    implicitHeight: rows.height + 2 * Theme.gapSmall

    Column {
        id: rows
        y: Theme.gapSmall
        width: parent.width

        Repeater {
            model: root.match.order

            Touchable {
                id: row

                required property int modelData
                required property int index
                readonly property nationsSheet sheet: root.match.sheets[modelData]

                objectName: "player" + modelData
                width: rows.width
                implicitHeight: 52
                spokenName: sheet.name
                spokenDetail: joined(qsTr("%n point(s)", "", sheet.points), qsTr("%n book(s)", "", sheet.books),
                                     sheet.passed ? qsTr("passed") : "")
                onClicked: root.ledgerWanted(modelData)

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 2
                    visible: row.sheet.acting
                    radius: Theme.radiusPaper
                    color: Theme.pieces.tint(row.sheet.mark)
                    border.width: Theme.lineLegal
                    border.pixelAligned: false
                    border.color: Theme.pieces.player(row.sheet.mark)
                }
                AppText {
                    x: Theme.gapLarge
                    anchors.verticalCenter: parent.verticalCenter
                    text: (row.index + 1) + "."
                    color: Theme.inkSoft
                    font: Type.label
                }
                PlayerToken {
                    id: token
                    x: 38
                    anchors.verticalCenter: parent.verticalCenter
                    mark: row.sheet.mark
                    letter: row.sheet.name
                    size: 26
                }
                AppText {
                    anchors.left: token.right
                    anchors.leftMargin: Theme.gap
                    anchors.right: figures.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.sheet.name
                    font: row.sheet.acting ? Type.bodyBold : Type.body
                }
                Row {
                    id: figures
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gapLarge
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 2 * Theme.gapLarge

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: row.sheet.passed
                        name: "moon"
                        size: Theme.iconSmall
                        color: Theme.inkSoft
                    }
                    Figure {
                        anchors.verticalCenter: parent.verticalCenter
                        iconName: "book"
                        number: row.sheet.books
                    }
                    Figure {
                        anchors.verticalCenter: parent.verticalCenter
                        iconName: "trophy"
                        number: row.sheet.points
                    }
                }
            }
        }
    }
}
