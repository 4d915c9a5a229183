// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// What a player has on the map, each with what it means for points now. A touch corrects it.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet

    Repeater {
        model: root.sheet.map

        ListRow {
            required property var modelData

            objectName: "map_" + modelData.field
            width: root.width
            iconName: modelData.icon
            title: modelData.name
            detail: modelData.says
            trailingText: modelData.count
            trailingIcon: ""
            enabled: modelData.field !== "" && !root.match.isReplay
            onClicked: root.match.askCorrection(root.sheet.seat, modelData.field)
        }
    }
}
