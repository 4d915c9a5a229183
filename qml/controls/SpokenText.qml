// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// A text that stands by itself: as wide as what it stands in, in as many lines as it takes, and read by a screen reader.
AppText {
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
    elide: Text.ElideNone
    font: Type.label
    Accessible.ignored: false
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
