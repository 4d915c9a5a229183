// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// Nothing of the turn can be corrected.
Item {
    required property CorrectionDraft draft
    required property TableMatch match
}
