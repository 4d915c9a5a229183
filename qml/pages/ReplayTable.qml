// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// Every sheet as it lay at that place, while there is room for all of them. By file, so that only what is shown is read.
Loader {
    id: root

    required property Replay replay
    property bool isWanted: false

    function show() {
        if (isWanted)
            setSource(replay.table.pages + "replay/ReplaySheets.qml", { match: replay.table })
        else
            source = ""
    }

    onIsWantedChanged: show()
}
