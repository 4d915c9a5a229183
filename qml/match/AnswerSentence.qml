// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What the answers come to so far, in a sentence, and what that is worth now.
Paper {
    id: root

    property answerGroup group

    height: says.height + 2 * Theme.gap

    Column {
        id: says
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.group.title
            font: Type.bodyBold
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.group.text
            color: Theme.yes
            font: Type.body
        }
    }
}
