// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// One thing that the rules explain: its name, what it costs and earns, and what it does.
Column {
    id: root

    property string title
    property string detail
    property string text

    spacing: Math.round(Theme.gapSmall / 3)
    Accessible.role: Accessible.StaticText
    Accessible.name: (title !== "" ? title + ". " : "") + (detail !== "" ? detail + ". " : "") + text

    AppText {
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.title
        font: Type.bodyBold
    }
    AppText {
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.detail
        color: Theme.inkSoft
        font: Type.small
    }
    AppText {
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.text
        font: Type.label
    }
}
