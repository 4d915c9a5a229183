// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What the last turn brought, or what undo took back, on a card of its own.
Paper {
    id: root

    required property TapestryMatch match
    readonly property string text: match.told !== "" ? match.told : match.lastTurn

    objectName: "told"
    visible: text !== ""
    implicitHeight: column.height + 2 * Theme.gap

    Column {
        id: column
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        AppText {
            //: Heading over what the last turn brought
            text: qsTr("Last turn")
            font: Type.heading
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.text
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
