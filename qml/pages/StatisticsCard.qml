// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A sheet of the statistics: a heading and what stands under it.
Paper {
    id: root

    required property string title
    default property alias figures: body.data
    // How high it is to be; 0: as high as what stands on it.
    property real room: 0
    // How high what stands on it can be at least, and how high it is then itself.
    property real leastInside: 0
    readonly property real least: Math.ceil(body.y + leastInside) + Theme.gapLarge
    // What there is for it below the heading; 0: as much as it wants.
    readonly property real inside: room > 0 ? Math.max(0, room - body.y - Theme.gapLarge) : 0

    width: parent?.width ?? 0
    height: room > 0 ? room : Math.ceil(body.y + body.height) + Theme.gapLarge

    AppText {
        id: heading
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        wrapMode: Text.Wrap
        text: root.title
        font: Type.heading
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Column {
        id: body
        x: Theme.gapLarge
        y: Math.ceil(heading.y + heading.height) + Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap
    }
}
