// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Toy

// A player's sheet: the name and three holes.
Row {
    id: root

    required property ToyMatch match
    // As match.sheets has it.
    required property var sheet
    readonly property bool isActing: sheet.seat === match.seat && !match.over

    spacing: Theme.gap

    SpokenText {
        width: 96
        height: Theme.touch
        text: root.sheet.name
    }
    Repeater {
        model: ["left", "middle", "right"]

        AppButton {
            required property int index
            required property string modelData

            objectName: root.isActing ? modelData : modelData + root.sheet.seat
            width: 64
            text: root.isActing && root.match.pencil === index ? root.sheet.holes[index] + "+" + root.match.die
                : String(root.sheet.holes[index])
            onClicked: {
                if (root.isActing && root.match.die > 0)
                    root.match.touchHole(index)
                else
                    root.match.explain(root.sheet.seat, modelData)
            }
        }
    }
}
