// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// A text in a role of Type. What people typed never becomes markup.
Text {
    color: Theme.ink
    font: Type.body
    textFormat: Text.PlainText
    elide: Text.ElideRight
    Accessible.ignored: true
}
