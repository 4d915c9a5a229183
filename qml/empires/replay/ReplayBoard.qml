// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Empires

// A player's row as it lay, in a match that is played back.
PlayerRow {
    isBrief: true
}
