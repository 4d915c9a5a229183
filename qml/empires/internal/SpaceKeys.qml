// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// What can be on the next space of the round track.
Column {
    id: root

    required property EmpiresMatch match

    spacing: Theme.gapSmall

    Repeater {
        model: root.match.spaceNames

        ListRow {
            required property int index
            required property var modelData

            objectName: "space" + index
            width: root.width
            isPaper: true
            title: modelData.name
            iconName: Signs.spaces[modelData.space]
            onClicked: root.match.sayNext(index)
        }
    }
}
