// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
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
            text: root.isActing && root.match.hole === index ? root.holes[index] + "+" + root.match.die : String(root.holes[index])
            detail: [qsTr("left"), qsTr("middle"), qsTr("right")][index]
            //: Spoken name of a hole of the toy game: %1 a player, %2 the pebbles in it
            spokenName: qsTr("%1: %2").arg(root.match.names[root.seat]).arg(text)
            canHold: true
            onHeld: root.match.askCorrection(root.seat, modelData)
            onClicked: {
                if (root.isActing)
                    root.match.touch("hole", index)
                else
                    root.match.explain(root.seat, modelData)
            }
        }
    }
}
