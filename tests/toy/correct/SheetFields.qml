// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Match
import Pegsheet.Toy

// Every hole of a player.
SheetFieldGrid {
    id: root

    readonly property ToyMatch toy: match as ToyMatch

    FieldGroup {
        height: implicitHeight
        title: qsTr("Holes")

        Repeater {
            model: ["left", "middle", "right"]

            FieldStepper {
                required property int index
                required property string modelData

                draft: root.draft
                path: modelData
                label: [qsTr("Left"), qsTr("Middle"), qsTr("Right")][index]
                current: root.toy.sheets[root.seat].holes[index]
                most: 9
            }
        }
    }
}
