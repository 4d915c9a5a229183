// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Every field of a player's sheet, in groups, in columns where there is room.
CardColumns {
    id: root

    required property CorrectionDraft draft
    required property TableMatch match
    required property int seat
    // What can be corrected of it, where the match knows.
    readonly property var fields: match.fields(seat)

    // Those of a group, or of several.
    function fieldsIn(...groups): var {
        return root.fields.filter(field => groups.includes(field.path.split(".")[0]))
    }

    least: 300
    spacing: Theme.gap
}
