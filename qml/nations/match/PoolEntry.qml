// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// The dice as they lie after a roll: colour after colour a touch a die, the last one goes on by itself.
ScrollArea {
    id: root

    required property NationsMatch match
    readonly property NationsPool pool: match.pool
    readonly property int keyWidth: Math.floor((column.width - (perRow - 1) * Theme.gap) / perRow)
    readonly property int perRow: width < 520 ? 3 : 4

    objectName: "poolEntry"
    contentHeight: column.height + 2 * Theme.gap

    Column {
        id: column
        x: Math.round((root.width - width) / 2)
        y: Theme.gap
        width: Math.min(root.width - 2 * Theme.gap, 640)
        spacing: Theme.gap

        Paper {
            width: parent.width
            height: rolled.height + 2 * Theme.gap

            Column {
                id: rolled
                x: Theme.gap
                y: Theme.gap
                width: parent.width - 2 * x
                spacing: 6

                Repeater {
                    model: root.pool.toRoll

                    Row {
                        id: line

                        required property var modelData

                        spacing: Theme.gap
                        height: 34

                        Die {
                            anchors.verticalCenter: parent.verticalCenter
                            width: 30
                            height: 30
                            size: 30
                            colour: line.modelData.colour
                        }
                        SpokenText {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.ceil(implicitWidth)
                            wrapMode: Text.NoWrap
                            //: Dice of a colour that are rolled: %1 how many, %2 are still to be entered
                            text: line.modelData.missing > 0 ? qsTr("×%1 · %2 still to enter").arg(line.modelData.count).arg(line.modelData.missing)
                                //: Dice of a colour that are rolled: %1 how many, all are entered
                                : qsTr("×%1 · all entered").arg(line.modelData.count)
                            color: line.modelData.missing > 0 ? Theme.ink : Theme.inkSoft
                            font: line.modelData.colour === root.pool.colour ? Type.bodyBold : Type.body
                        }
                    }
                }
                FacesRow {
                    width: parent.width
                    visible: root.pool.entered.length > 0
                    dice: root.pool.entered
                }
            }
        }
        PartHead {
            width: parent.width
            visible: root.pool.faces.length > 0
            //: Over the faces that a die can show
            text: qsTr("What do they show?")
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: root.pool.faces

                PickKey {
                    id: face

                    required property var modelData
                    required property int index

                    objectName: "face" + index
                    width: root.keyWidth // qmllint disable unqualified
                    height: 64
                    spokenName: modelData.text
                    onClicked: root.pool.enter(modelData.face) // qmllint disable unqualified

                    Die {
                        anchors.centerIn: parent
                        width: 40
                        height: 40
                        size: 40
                        colour: root.pool.colour // qmllint disable unqualified
                        symbol: face.modelData.symbol
                        count: face.modelData.n
                    }
                }
            }
        }
        SpokenText {
            width: parent.width
            visible: !root.pool.canRoll && text !== ""
            text: root.pool.whyNot
            color: Theme.inkSoft
            font: Type.small
        }
    }
}
