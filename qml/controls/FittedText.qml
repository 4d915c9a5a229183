// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// One line that shrinks, to the least size and no further, before it is cut.
AppText {
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Type.least
    verticalAlignment: Text.AlignVCenter
}
