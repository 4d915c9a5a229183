// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// The dice of one colour that are rolled: as they lie, those that are not entered yet unseen, and how many of them those are. It
// is as high from the first die to the last.
Item {
    id: root

    property nationsRolled line
    required property var entered
    required property string words
    // It is this colour that is asked for.
    property bool isAsked: false
    readonly property var dice: shown()
    readonly property int between: 4
    // The same whatever the words are: no die moves by what is entered.
    readonly property int room: Math.round(width / 2)
    readonly property int pieceSize: Math.max(18, Math.min(30, Math.floor((room + between) / Math.max(1, dice.length)) - between))

    function shown(): var {
        const faces = []
        for (const each of entered) {
            if (each.colour === line.colour)
                faces.push(...Array(each.count).fill(each))
        }
        return [...faces, ...Array(line.missing).fill({ symbol: -1, n: 0 })]
    }

    implicitHeight: 34

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.between

        Repeater {
            model: root.dice

            Die {
                required property var modelData

                width: root.pieceSize
                height: root.pieceSize
                size: root.pieceSize
                colour: root.line.colour
                symbol: modelData.symbol
                count: modelData.n
            }
        }
    }
    FittedText {
        x: root.room + Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x
        horizontalAlignment: Text.AlignRight
        text: root.words
        color: root.line.missing > 0 ? Theme.ink : Theme.inkSoft
        font: root.isAsked ? Type.bodyBold : Type.body
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
