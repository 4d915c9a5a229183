// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// A player's empire as it lay, as high as there is room for: whose it is and where it stood, below it the eleven places.
Item {
    id: root

    required property EmpiresMatch match
    required property int seat
    readonly property var sheet: match.sheets[seat]
    readonly property int spacing: 3
    readonly property real columnWidth: (width - 12 - 10 * spacing) / 11
    readonly property bool isTall: columnWidth >= 56 && board.height >= 170

    PlayerToken {
        id: token
        x: Theme.gap
        y: Math.round((board.y - height) / 2)
        size: 30
        mark: root.sheet.mark
        letter: root.sheet.name
    }
    FittedText {
        id: name
        anchors.left: token.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: token.verticalCenter
        width: Math.min(implicitWidth, Math.round(root.width / 4))
        text: root.sheet.name
        font: Type.title
    }
    ScoreLine {
        id: score
        anchors.left: name.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        enabled: false
        match: root.match
        sheet: root.sheet
        wordFont: root.width >= 1100 ? Type.figure : Type.bodyBold
    }
    Rectangle {
        id: board
        y: score.height
        width: parent.width
        height: parent.height - y
        color: Theme.wood

        Repeater {
            model: root.isTall ? root.sheet.row : []

            TallPlace {
                required property int index
                required property var modelData

                x: 6 + Math.round(index * step)
                y: 6
                width: Math.floor(root.columnWidth)
                height: board.height - 2 * y
                step: root.columnWidth + root.spacing
                place: modelData
            }
        }
        RowStrip {
            anchors.fill: parent
            visible: !root.isTall
            row: root.isTall ? [] : root.sheet.row
        }
    }
}
