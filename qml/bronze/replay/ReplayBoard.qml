// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Bronze

// What lay on a player's board, in a match that is played back.
SheetPegs {
    required property int seat

    sheet: match.sheets[seat]
}
