// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The event of the age on the table: what famine and war ask for, and what each brings. 0: not said yet.
WoodBoard {
    id: root

    required property int famine
    required property int war
    required property int points
    readonly property real part: Math.floor((width - 4 * Theme.gapSmall) / 3)

    // Where it is high enough numbers stand below their words.
    readonly property bool isTall: height >= 92

    implicitHeight: Math.max(Theme.touch, Type.numberLight.pixelSize + 2 * Theme.gap) + 2 * Theme.gapSmall

    component Part: Rectangle {
        id: part

        required property string iconName
        required property string word
        required property string figure

        y: Theme.gapSmall
        width: root.part
        height: root.height - 2 * Theme.gapSmall - 3
        radius: Theme.radiusPaper
        color: Theme.paper
        Accessible.role: Accessible.StaticText
        Accessible.name: word + " " + figure

        Grid {
            id: line

            readonly property real free: part.width - 2 * Theme.gapSmall

            anchors.centerIn: parent
            columns: root.isTall ? 1 : 3
            spacing: root.isTall ? 0 : Theme.gapSmall
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter

            Icon {
                id: sign
                name: part.iconName
                size: 20
                color: Theme.ink
            }
            FittedText {
                readonly property real most: root.isTall ? line.free : line.free - sign.width - number.width - 2 * line.spacing

                width: Math.min(implicitWidth, most)
                // Better no word than half a one: the picture says it too.
                visible: Type.widthOf(text, font) * Type.least < most * font.pixelSize
                text: part.word
                font: Type.label
            }
            AppText {
                id: number
                text: part.figure
                font: Type.score
            }
        }
    }

    Part {
        x: Theme.gapSmall
        iconName: "bowl"
        //: What the event of an age asks for; the German rules say "Hungersnot"
        word: qsTr("Famine")
        figure: root.famine > 0 ? String(root.famine) : "?"
    }
    Part {
        x: 2 * Theme.gapSmall + root.part
        iconName: "swords"
        //: What the event of an age asks for; the German rules say "Krieg"
        word: qsTr("War")
        figure: root.war > 0 ? String(root.war) : "?"
    }
    Part {
        x: 3 * Theme.gapSmall + 2 * root.part
        iconName: "trophy"
        //: Before the points that famine and war of an age bring each
        word: qsTr("each")
        figure: String(root.points)
    }
}
