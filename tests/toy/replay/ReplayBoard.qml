// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Toy

// The same on the card of a match that is played back; in brief none.
HoleRow {
    property bool isBrief: false

    visible: !isBrief
    height: isBrief ? 0 : implicitHeight
}
