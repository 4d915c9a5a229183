// SPDX-License-Identifier: Apache-2.0
import QtQuick

// A page of the window. It says where somebody wants to go; the window goes there.
FocusScope {
    // "start", "setup", "match", "settings", "moves", "correct", or "again" for a new match with the same table.
    signal wanted(string where)
    // Back to where this page was opened from.
    signal backWanted

    // Closes what lies over the page; false when nothing does.
    function goBack(): bool {
        return false
    }

    focus: true
    Accessible.role: Accessible.Pane
}
