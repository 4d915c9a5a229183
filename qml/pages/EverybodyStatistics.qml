// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Controls

// Who won how often, and how well everybody plays.
CardColumns {
    width: parent?.width ?? 0
    height: implicitHeight

    WinsCard {}
    NumbersCard {}
    SourcesCard {}
    SpreadCard {}
}
