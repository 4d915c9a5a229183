// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// One player alone is done: with a part of a combined round, or with the phase, as on a tablet of one's own.
Flow {
    id: root

    required property EmpiresMatch match
    required property int seat
    readonly property var begun: match.begun
    readonly property var sheet: match.sheets[seat]
    readonly property int count: sheet.parts.length + 1

    visible: begun.seat < 0 && !sheet.done
    spacing: Theme.gapSmall

    Repeater {
        model: root.sheet.parts

        AppButton {
            required property var modelData

            objectName: "donePart" + modelData.part
            width: Math.floor((root.width - (root.count - 1) * root.spacing) / root.count)
            //: Button in a combined round: %1 a part of it, which is over for one player
            text: qsTr("%1 is over").arg(modelData.name)
            onClicked: root.match.finishPart(root.seat, modelData.part)
        }
    }
    AppButton {
        objectName: "doneOne"
        width: Math.floor((root.width - (root.count - 1) * root.spacing) / root.count)
        //: Button: one player does nothing more in this phase, %1 who
        text: qsTr("%1 is done").arg(root.sheet.name)
        onClicked: root.match.finishFor(root.seat)
    }
}
