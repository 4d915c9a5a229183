// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// Dice as they lie, and chits, where every piece is kept.
FieldGroup {
    id: root

    required property CorrectionDraft draft
    required property NationsMatch match
    required property int seat
    // As the match has them, see NationsMatch.fieldsOf().
    required property var fields

    width: parent?.width ?? 0
    //: Heading over dice and chits
    title: qsTr("Dice and chits")

    Repeater {
        model: root.fields.pieces

        NumberField {
            required property var modelData

            match: root.match
            seat: root.seat
            draft: root.draft
            path: modelData.path
            label: modelData.label
            current: modelData.count
        }
    }
}
