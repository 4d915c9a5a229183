// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Bronze

// A player's sheet as it lay, in a match that is played back.
LookedSheet {
}
