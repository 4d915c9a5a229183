// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A button of 52 px: what it does, and below it what will come of that. When it is not possible it is grey, and its
// words say what is missing.
Touchable {
    id: root

    enum Kind { Primary, Secondary, Quiet }

    required property string text
    property string detail
    property string iconName
    property int kind: AppButton.Secondary
    // Whose colour; -1 for ink.
    property int mark: -1
    // What it says cannot be.
    property bool isWrong: false
    // For a moment no touch is taken: it looks so, and keeps its words.
    property bool waits: false

    implicitWidth: face.implicitWidth + 2 * (kind === AppButton.Quiet ? Theme.gap : Theme.gap * 2)
    implicitHeight: Math.max(kind === AppButton.Quiet ? Theme.touch : Theme.buttonHeight,
                             face.implicitHeight + Theme.gapLarge)
    spokenName: text
    spokenDetail: detail

    ButtonItem {
        id: face
        anchors.fill: parent
        opacity: root.down ? 0.8 : 1
        text: root.text
        detail: root.detail
        iconName: root.iconName
        quiet: root.kind === AppButton.Quiet
        primary: root.kind === AppButton.Primary
        possible: root.possible && !root.waits
        wrong: root.isWrong
        mark: root.mark
    }
}
