// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// The developments of a sheet as a correction would have them.
QtObject {
    id: root

    required property CorrectionDraft draft
    required property BronzeSheet sheet
    // Keys of those that the sheet owns now, in its order.
    readonly property var owned: {
        const keys = []
        for (let place = 0; place < sheet.developments.length; ++place) {
            if (sheet.developments[place].owned)
                keys.push(sheet.developments[place].key)
        }
        return keys
    }
    readonly property var wanted: draft.value("developments", owned)

    // One more or less.
    function toggle(development: string) {
        // In the order of the sheet, so that there and back is no change.
        const after = []
        for (let place = 0; place < sheet.developments.length; ++place) {
            const key = sheet.developments[place].key
            if (wanted.includes(key) !== (key === development))
                after.push(key)
        }
        draft.change("developments", after, owned)
    }
}
