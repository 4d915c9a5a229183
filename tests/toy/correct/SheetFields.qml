// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Match

// Every hole of a player.
SheetFieldGrid {
    id: root

    FieldGroup {
        height: implicitHeight
        title: qsTr("Holes")

        Repeater {
            model: root.fields

            NumberField {
                required property var modelData

                draft: root.draft
                field: modelData
            }
        }
    }
}
