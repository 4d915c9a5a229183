// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The developments of a sheet that is only looked at, a line each.
ScrollArea {
    id: root

    required property BronzeSheet sheet

    backdrop: Theme.paper
    contentHeight: column.height

    Column {
        id: column
        width: root.width

        Repeater {
            model: root.sheet.developments

            DevelopmentLine {
                required property BronzeDevelopment modelData

                objectName: modelData.key + "@" + root.sheet.seat
                width: column.width
                name: modelData.name
                spokenName: qsTr("%1: %2").arg(root.sheet.name).arg(modelData.name)
                cost: modelData.cost
                points: modelData.points
                owned: modelData.owned
                fresh: modelData.fresh
                corrected: modelData.corrected
                mark: root.sheet.mark
            }
        }
    }
}
