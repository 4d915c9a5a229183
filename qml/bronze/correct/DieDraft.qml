// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Match

// What a correction of one die would set.
CorrectionDraft {
    // What the die shall show.
    property string face
}
