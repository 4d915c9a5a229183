// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Controls

// A number of the state: the one of now, or in red pencil the one it shall be.
Stepper {
    id: root

    required property CorrectionDraft draft
    required property string path
    required property int current

    objectName: "field_" + path
    width: parent?.width ?? 0
    value: draft.value(path, current)
    changed: value !== current
    onStepped: number => draft.change(path, number, current)
}
