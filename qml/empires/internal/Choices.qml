// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// Things to choose from under a heading, a touch each: words, with a picture over them where there is one.
Column {
    id: root

    required property string title
    required property var names
    // By place; empty: none has one.
    property var icons: []
    // Which are chosen: one by its place, or a list of truths.
    property var chosen: -1
    // Which are corrected, by place: in red pencil.
    property var changed: []
    // How many fit in a row of a phone.
    property int columnCount: 3
    // And in a wider one.
    property int mostColumns: columnCount > 2 ? 8 : 4
    readonly property int columns: width >= 600 ? Math.min(names.length, mostColumns) : columnCount

    signal picked(int place)

    function isChosen(place: int): bool {
        return Array.isArray(chosen) ? Boolean(chosen[place]) : chosen === place
    }

    visible: names.length > 0
    spacing: Theme.gapSmall

    AppText {
        width: parent.width
        visible: text !== ""
        text: root.title
        font: Type.labelBold
        color: Theme.inkSoft
    }
    Grid {
        id: grid
        width: parent.width
        columns: Math.max(1, root.columns)
        spacing: Theme.gapSmall

        Repeater {
            model: root.names

            ChoiceKey {
                required property int index
                required property string modelData

                objectName: root.objectName + index
                width: Math.floor((grid.width - (grid.columns - 1) * grid.spacing) / grid.columns)
                title: root.title
                text: modelData
                iconName: root.icons[index] ?? ""
                hasIcon: root.icons.length > 0
                chosen: root.isChosen(index)
                changed: root.changed[index] ?? false
                onClicked: root.picked(index)
            }
        }
    }
}
