// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Nations

// A player's board as it lay, in a match that is played back; in brief none.
Board {
    required property int seat
    property bool isBrief: false

    visible: !isBrief
    height: isBrief ? 0 : implicitHeight
    sheet: match.sheets[seat]
}
