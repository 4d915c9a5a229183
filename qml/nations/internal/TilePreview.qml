// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// What is bought so far, what it costs, and when it can be used.
Paper {
    id: root

    property nationsPicker picker
    property int mark: -1
    readonly property list<int> dice: expanded(picker.dice)
    readonly property list<int> chits: expanded(picker.chits)
    readonly property bool hasPieces: dice.length + chits.length > 0

    function expanded(counts): var {
        const kinds = []
        for (let kind = 0; kind < counts.length; ++kind)
            kinds.push(...Array(counts[kind]).fill(kind))
        return kinds
    }

    implicitHeight: words.height + 2 * Theme.gap
    color: Theme.pieces.tint(mark)
    frameColor: Theme.pieces.player(mark)

    PiecesItem {
        id: pieces
        x: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        width: root.hasPieces ? Math.min(implicitWidth, root.width * 0.24) : 0
        height: 28
        size: 28
        visible: root.hasPieces
        dice: root.dice
        chits: root.chits
    }
    Column {
        id: words
        anchors.left: root.hasPieces ? pieces.right : parent.left
        anchors.leftMargin: Theme.gapLarge
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Theme.gap

        SpokenText {
            width: parent.width
            text: root.picker.preview
            font: Type.labelBold
        }
        SpokenText {
            width: parent.width
            visible: text !== ""
            text: root.picker.note
            color: Theme.inkSoft
            font: Type.small
        }
    }
}
