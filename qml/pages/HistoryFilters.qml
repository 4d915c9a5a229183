// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What to see of the matches: chips in a row that scrolls sideways.
Flickable {
    id: root

    required property History history

    implicitHeight: Theme.touch
    contentWidth: row.width
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Row {
        id: row
        leftPadding: Theme.gap
        rightPadding: Theme.gap
        spacing: Theme.gap - 2

        Repeater {
            model: root.history.filters

            FilterChip {
                required property var modelData
                required property int index

                objectName: "filter" + index
                text: modelData.label
                count: modelData.count ?? -1
                chosen: modelData.key === root.history.filter
                onClicked: root.history.filter = modelData.key
                onActiveFocusChanged: {
                    if (activeFocus)
                        root.contentX = Math.max(0, Math.min(x - Theme.gap, root.contentWidth - root.width))
                }
            }
        }
    }
}
