// SPDX-License-Identifier: Apache-2.0
// What windows and items of Qt hold is not known to qmllint 6.4.
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts // qmllint disable unused-imports
import Pegsheet.Theme

// The system's own dialog for a file. Where there is none, Qt's lies in the window, and gets rows that can be read on a phone.
FileDialog {
    id: root

    // Returns the item below that one which the question holds for, the last drawn first; null where there is none.
    function findIn(item: var, isWanted: var): var {
        if (isWanted(item))
            return item
        for (const child of Array.from(item.children).reverse()) { // qmllint disable type
            const found = findIn(child, isWanted)
            if (found !== null)
                return found
        }
        return null
    }

    function ask() {
        open()
        const all = (parentWindow as Window)?.contentItem ?? null // qmllint disable type
        const list = all === null ? null : findIn(all, item => item.objectName === "fileDialogListView")
        // The path above the list knows whose it is.
        const path = list === null ? null : findIn(all, item => item.upButton !== undefined && item.dialog !== undefined)
        const filter = path === null ? null : findIn(all, item => item.displayText !== undefined && item.textRole !== undefined)
        const rows = filter === null ? null : Qt.createComponent("FileRows.qml")
        if (rows?.status !== Component.Ready)
            return
        list.delegate = rows.createObject(root, { dialog: path.dialog, path: path, filter: filter }).row
        // A name to be typed gets what the filter leaves free.
        const field = findIn(all, item => item.objectName === "fileNameTextField")
        if (field !== null) {
            field.Layout.columnSpan = 2
            field.Layout.rightMargin = Theme.gapLarge
        }
    }
}
