// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// One of several to choose: chips in a row that scrolls sideways.
Flickable {
    id: root

    // One a chip: {key, label}, and "count" where it is known.
    required property var choices
    required property string current
    // What the chips are called in tests: this and their place.
    required property string prefix

    signal chosen(string key)

    // No further than it takes: the row stays under the finger.
    function reveal(chip: Item) {
        contentX = Math.max(0, Math.min(Math.max(contentX, chip.x + chip.width + Theme.gap - width), chip.x - Theme.gap))
    }

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
            model: root.choices

            FilterChip {
                required property var modelData
                required property int index

                objectName: root.prefix + index
                text: modelData.label
                count: modelData.count ?? -1
                chosen: modelData.key === root.current
                onClicked: root.chosen(modelData.key)
                // Also where it was chosen elsewhere.
                onChosenChanged: {
                    if (chosen)
                        root.reveal(this)
                }
                onActiveFocusChanged: {
                    if (activeFocus)
                        root.reveal(this)
                }
            }
        }
    }
}
