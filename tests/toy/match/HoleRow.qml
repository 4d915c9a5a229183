// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Toy

// A player's sheet: three holes, and what is pencilled there.
Row {
    id: root

    required property ToyMatch match
    required property int seat
    readonly property var holes: match.sheets[seat].holes
    readonly property bool isActing: seat === match.seat && !match.over

    spacing: Theme.gap

    Repeater {
        model: ["left", "middle", "right"]

        AppButton {
            required property int index
            required property string modelData

            objectName: modelData
            width: 96
            text: root.isActing && root.match.pencil === index ? root.holes[index] + "+" + root.match.die : String(root.holes[index])
            detail: modelData
            canHold: true
            onHeld: root.match.askCorrection(root.seat, modelData)
            onClicked: {
                if (root.isActing && root.match.die > 0)
                    root.match.touchHole(index)
                else
                    root.match.explain(root.seat, modelData)
            }
        }
    }
}
