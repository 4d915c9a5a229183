// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Match

// Dice as they lie, and chits, where every piece is kept.
FieldGroup {
    id: root

    required property CorrectionDraft draft
    // As the match has them, see NationsMatch.fieldsOf().
    required property var fields

    width: parent?.width ?? 0
    //: Heading over dice and chits
    title: qsTr("Dice and chits")

    Repeater {
        model: root.fields.pieces

        FieldStepper {
            required property var modelData

            draft: root.draft
            path: modelData.path
            label: modelData.label
            current: modelData.count
            most: 30
        }
    }
}
