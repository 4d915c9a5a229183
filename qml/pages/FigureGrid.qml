// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Large numbers, each over what it counts, as many abreast as there is room for.
Grid {
    id: root

    // One each: {label, value, detail}.
    required property var figures
    property int mark: -1

    // As many in every row.
    columns: {
        let abreast = Math.max(2, Math.min(figures.length, Math.floor(width / 104)))
        while (abreast > 2 && figures.length % abreast !== 0)
            --abreast
        return abreast
    }
    rowSpacing: Theme.gapLarge

    Repeater {
        model: root.figures

        Column {
            id: figure

            required property var modelData

            width: Math.floor(root.width / root.columns)
            Accessible.role: Accessible.StaticText
            Accessible.name: [modelData.label, modelData.value, modelData.detail].filter(part => part !== "").join(", ")

            Row {
                spacing: Theme.gapSmall

                AppText {
                    id: value
                    text: figure.modelData.value
                    color: Theme.pieces.player(root.mark)
                    font: Type.score
                }
                AppText {
                    anchors.baseline: value.baseline
                    width: Math.min(implicitWidth, figure.width - value.width - Theme.gap)
                    text: figure.modelData.detail
                    color: Theme.inkSoft
                    font: Type.small
                }
            }
            AppText {
                width: parent.width - Theme.gapSmall
                wrapMode: Text.Wrap
                text: figure.modelData.label
                color: Theme.inkSoft
                font: Type.small
            }
        }
    }
}
