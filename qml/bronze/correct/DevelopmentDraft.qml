// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// The developments of a sheet as a correction would have them.
QtObject {
    id: root

    required property CorrectionDraft draft
    required property bronzeSheet sheet
    // Keys of those that the sheet owns now, in its order.
    readonly property var owned: Array.from(sheet.developments).filter(each => each.owned).map(each => each.key)
    readonly property var wanted: draft.value("developments", owned)

    // One more or less.
    function toggle(development: string) {
        // In the order of the sheet, so that there and back is no change.
        const after = Array.from(sheet.developments, each => each.key).filter(key => wanted.includes(key) !== (key === development))
        draft.change("developments", after, owned)
    }
}
