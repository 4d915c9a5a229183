// SPDX-License-Identifier: Apache-2.0
import QtQuick

// The same on the card of a finished match; in brief none.
ReplaySheet {
    property bool isBrief: false

    visible: !isBrief
    height: isBrief ? 0 : implicitHeight
}
