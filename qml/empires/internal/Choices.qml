// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

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
    readonly property bool hasIcons: icons.length > 0
    readonly property int columns: width >= 600 ? Math.min(names.length, columnCount > 2 ? 8 : 4) : columnCount

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

            Touchable {
                id: key

                required property int index
                required property string modelData
                readonly property bool chosen: root.isChosen(index)
                readonly property color mark: chosen ? Theme.slipInk : root.changed[index] ? Theme.redPencil : Theme.ink

                objectName: root.objectName + index
                width: Math.floor((grid.width - (grid.columns - 1) * grid.spacing) / grid.columns)
                height: root.hasIcons ? 54 : Math.max(Theme.touch, word.implicitHeight + 12)
                spokenName: joined(root.title, modelData)
                checkable: chosen
                checked: chosen
                onClicked: root.picked(index)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusButton
                    color: key.chosen ? Theme.ink : key.down ? Theme.paperSunk : Theme.paper
                    border.width: 1
                    border.pixelAligned: false
                    border.color: Theme.edge
                }
                Icon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 6
                    visible: root.hasIcons
                    name: root.icons[key.index] ?? ""
                    size: 22
                    color: key.mark
                }
                FittedText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 30
                    width: parent.width - 6
                    visible: root.hasIcons
                    horizontalAlignment: Text.AlignHCenter
                    text: key.modelData
                    font: Type.label
                    color: key.mark
                }
                AppText {
                    id: word
                    anchors.centerIn: parent
                    width: parent.width - Theme.gap
                    visible: !root.hasIcons
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                    text: key.modelData
                    font: Type.label
                    color: key.mark
                }
            }
        }
    }
}
