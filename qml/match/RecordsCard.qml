// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What the match was the first or the best of, among those that are kept.
Paper {
    id: root

    required property TableMatch match
    // Anew where the table corrects the score, and in another language.
    readonly property var table: match.scoreTable
    readonly property var records: table.title === undefined ? [] : App.records()

    implicitHeight: lines.height + 2 * Theme.gap

    Column {
        id: lines
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        Repeater {
            model: root.records

            Row {
                id: line

                required property string modelData

                width: lines.width
                spacing: Theme.gapSmall

                Icon {
                    id: star
                    y: 2
                    name: "star"
                    size: 14
                    color: Theme.coin
                }
                AppText {
                    width: parent.width - star.width - parent.spacing
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                    text: line.modelData
                    font: Type.labelBold
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }
}
