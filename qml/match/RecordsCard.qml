// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What the match was the first or the best of, among those that are kept; and how long everybody's turns took.
Paper {
    id: root

    required property TableMatch match
    // Anew where the table corrects the score, and in another language.
    readonly property var table: match.scoreTable
    readonly property var records: table.title === undefined ? [] : App.records()
    readonly property string times: match === App.match ? App.turnClock.times : ""
    readonly property var rows: [...records.map(text => ({ text, icon: "star" })),
        //: How long everybody's turns took: %1 "Anna 34 min · Bruno 28 min"
        ...(times === "" ? [] : [{ text: qsTr("Turns: %1").arg(times), icon: "clock" }])]

    implicitHeight: lines.height + 2 * Theme.gap

    Column {
        id: lines
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        Repeater {
            model: root.rows

            Row {
                id: line

                required property var modelData
                readonly property bool isRecord: modelData.icon === "star"

                width: lines.width
                spacing: Theme.gapSmall

                Icon {
                    id: sign
                    y: 2
                    name: line.modelData.icon
                    size: 14
                    color: line.isRecord ? Theme.coin : Theme.inkSoft
                }
                AppText {
                    width: parent.width - sign.width - parent.spacing
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                    text: line.modelData.text
                    font: line.isRecord ? Type.labelBold : Type.label
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }
}
