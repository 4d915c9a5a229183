// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What is asked below it.
FittedText {
    color: Theme.inkSoft
    font: Type.labelBold
    Accessible.ignored: false
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
