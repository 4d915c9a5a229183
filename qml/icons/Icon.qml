// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// One picture of IconPaths in one colour. Says nothing to a screen reader: what it stands on does.
Picture {
    id: root

    required property string name
    property int size: Theme.icon

    readonly property bool isDrawn: IconPaths.drawn[name] !== undefined

    width: size
    height: size
    color: Theme.ink
    path: (isDrawn ? IconPaths.drawn[name] : IconPaths.filled[name]) ?? ""
    // Never thinner than a line that can be seen.
    line: isDrawn ? Math.max(1.6, size / 12) : 0
}
