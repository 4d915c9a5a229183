// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Controls

// A page of the window. It says where somebody wants to go; the window goes there.
FocusScope {
    id: root

    // Where the keyboard is, while this page is shown.
    readonly property Item keyboardAt: visible ? Window.activeFocusItem : null

    // "start", "setup", "match", "settings", "moves", "correct", or "again" for a new match with the same table.
    signal wanted(string where)
    // Back to where this page was opened from.
    signal backWanted

    // Closes what lies over the page; false when nothing does.
    function goBack(): bool {
        return false
    }

    onKeyboardAtChanged: KeyWalk.reveal(keyboardAt)
    onHeightChanged: KeyWalk.reveal(keyboardAt)
    Keys.onPressed: event => {
        const isPlain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier
        if (isPlain && KeyWalk.press(root, event.key))
            event.accepted = true
    }

    focus: true
    Accessible.role: Accessible.Pane

    FocusFrame {
        target: root.keyboardAt?.showsFocus === true ? root.keyboardAt : null
    }
}
