// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The cards of a player: the stacks of the income mat, with what is covered in them, and the techs row by row.
Column {
    id: root

    required property var sheet

    spacing: Theme.gapSmall

    Grid {
        width: parent.width
        columns: width >= 520 ? 4 : 2
        spacing: Theme.gapSmall

        Repeater {
            model: root.sheet.stacks ?? []

            Paper {
                id: stack

                required property int index
                required property var modelData
                //: In the place of a tapestry card on an income mat: none lies there
                readonly property string uppermost: modelData.top === "" ? qsTr("no card") : modelData.top

                objectName: "stack" + index
                width: Math.floor((root.width - (parent.columns - 1) * Theme.gapSmall) / parent.columns)
                height: cards.height + Theme.gap
                Accessible.role: Accessible.StaticText
                //: Spoken: a stack of cards on an income mat; %1 "Era 2", %2 the uppermost card
                Accessible.name: qsTr("%1: %2").arg(modelData.name).arg(uppermost)
                    + (modelData.covered.length > 0 ? ", " + covered.text : "")

                Column {
                    id: cards
                    x: Theme.gap
                    y: 4
                    width: parent.width - 2 * x

                    AppText {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: stack.modelData.name
                        color: Theme.inkSoft
                        font: Type.small
                    }
                    AppText {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: stack.uppermost
                        color: stack.modelData.top === "" ? Theme.inkSoft : Theme.ink
                        font: stack.modelData.top === "" ? Type.label : Type.labelBold
                    }
                    AppText {
                        id: covered
                        width: parent.width
                        visible: stack.modelData.covered.length > 0
                        wrapMode: Text.Wrap
                        //: Under the uppermost card of a stack: %1 those beneath it
                        text: qsTr("covered: %1").arg(stack.modelData.covered.join(", "))
                        color: Theme.inkSoft
                        font: Type.small
                    }
                }
            }
        }
    }
    Repeater {
        model: (root.sheet.techRows ?? []).filter(row => row.cards !== "")

        AppText {
            required property var modelData

            width: root.width
            wrapMode: Text.Wrap
            //: Tech cards of a player: %1 their row, %2 their names
            text: qsTr("%1: %2").arg(modelData.name).arg(modelData.cards)
            font: Type.label
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
