// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Fields under a heading, on a paper of their own.
Paper {
    id: root

    required property string title
    default property alias fields: column.data

    implicitHeight: column.y + column.height + Theme.gap

    AppText {
        id: heading
        x: Theme.gapLarge
        y: Theme.gap
        text: root.title
        font: Type.heading
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Column {
        id: column
        x: Theme.gapLarge
        y: heading.y + heading.height + Theme.gapSmall
        width: parent.width - 2 * x
    }
}
