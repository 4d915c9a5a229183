// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme

// Every sheet of a match that is played back, side by side; in two rows where they would be too narrow to be read.
Grid {
    id: root

    required property BronzeMatch match
    readonly property int players: match.names.length
    readonly property int leastWidth: 186
    readonly property int rowCount: players > 2 && (width + spacing) / players - spacing < leastWidth && height > 500 ? 2 : 1
    readonly property int sheetWidth: Math.floor((width - (columns - 1) * spacing) / columns)
    // So high is a sheet with all developments: with the names of the buildings, and without.
    readonly property int wholeHeight: sheetWidth < 290 ? 600 : 870
    readonly property int sheetHeight: Math.floor((height - (rowCount - 1) * spacing) / rowCount)

    columns: Math.ceil(players / rowCount)
    spacing: Theme.gap

    Repeater {
        model: root.players

        SideSheet {
            required property int index

            objectName: "side" + index
            width: root.sheetWidth
            height: root.sheetHeight
            match: root.match
            sheet: root.match.sheets[index]
            inWords: root.sheetHeight < root.wholeHeight
        }
    }
}
