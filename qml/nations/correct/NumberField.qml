// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// A number of a board or, with seat -1, of the turn; what it can be is known by the match.
FieldStepper {
    id: root

    required property NationsMatch match
    required property int seat
    readonly property var bounds: match.numberOf(seat, path)

    least: bounds.least ?? 0
    most: bounds.most ?? 99
    step: bounds.step ?? 1
}
