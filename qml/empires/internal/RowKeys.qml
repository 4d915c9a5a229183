// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// The eleven places, to be touched in the order in which they lie; each says where it lies.
Grid {
    id: root

    required property EmpiresMatch match
    readonly property var begun: match.begun

    columns: width >= 600 ? 4 : 2
    spacing: Theme.gapSmall

    Repeater {
        model: root.match.placeNames

        AppButton {
            required property int index
            required property string modelData
            readonly property int position: root.begun.row.indexOf(modelData) + 1

            objectName: "lay" + index
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            text: position > 0
                //: A place that is laid out: %1 its position in the row, %2 what it is
                ? qsTr("%1 · %2").arg(position).arg(modelData) : modelData
            kind: position > 0 ? AppButton.Primary : AppButton.Secondary
            onClicked: root.match.touch(EmpiresMatch.TouchPlace, index)
        }
    }
}
