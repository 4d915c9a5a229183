// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme

// One key a face: a touch enters the next die.
Grid {
    id: root

    required property BronzeMatch match
    // Asked once, not by every key.
    readonly property int mark: match.mark
    readonly property bool isWhereKeysBegin: true
    readonly property real keyWidth: Math.floor((width - (columns - 1) * spacing) / columns)

    columns: 3
    spacing: Theme.gap

    Repeater {
        model: root.match.tray.faces.length

        FaceKey {
            required property int index
            readonly property var entry: root.match.tray.faces[index]

            objectName: "key_" + entry.key
            width: root.keyWidth
            face: entry.key
            text: entry.name
            coins: root.match.tray.coinValue
            mark: root.mark
            onClicked: root.match.enterFace(index)
        }
    }
}
