// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Bronze
import Pegsheet.Controls

// One figure of what a roll brings, with its reason below.
PreviewTileItem {
    // What the picture means, for a screen reader.
    required property string spokenName

    implicitWidth: 61
    Accessible.role: Accessible.StaticText
    Accessible.name: !ScreenReader.listens ? "" : spokenName + ", " + text + (reason === "" ? "" : ", " + reason)
}
