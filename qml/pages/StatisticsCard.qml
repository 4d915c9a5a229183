// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A sheet of the statistics: a heading and what stands under it.
Paper {
    id: root

    required property string title
    default property alias figures: body.data

    width: parent?.width ?? 0
    height: Math.ceil(body.y + body.height) + Theme.gapLarge

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
