// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Toy

// A player's sheet as it lay, in a match that is played back.
HoleRow {
    required property int seat

    objectName: "replayed" + seat
    sheet: match.sheets[seat]
}
