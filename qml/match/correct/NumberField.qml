// SPDX-License-Identifier: Apache-2.0
import QtQuick

// A number of the state, what it can be known by the match.
FieldStepper {
    // One of TableMatch.fields().
    required property var field

    path: field.path
    label: field.name
    current: field.value
    least: field.least
    most: field.most
    step: field.step ?? 1
}
