// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The numbers of an income turn that is told, or of a finished sheet. A touch on one asks for it; large ones are typed digit by digit.
Column {
    id: root

    required property TapestryMatch match
    readonly property var numbers: match.numbers
    // The number that is framed.
    readonly property var asked: numbers.find(number => number.field === match.framedField) ?? null
    readonly property bool isLarge: asked !== null && asked.most > 99
    // How high it may be, with three rows of keys; 0: as high as it is.
    property real room: 0
    readonly property int rowHeight: room <= 0 ? Theme.touch : Math.max(Theme.touch, Math.min(56,
        Math.floor((room - 3 * (Theme.touch + spacing)) / Math.max(1, Math.ceil(numbers.length / 2))) - spacing))

    spacing: Theme.gapSmall

    Grid {
        id: lines
        width: parent.width
        columns: 2
        spacing: Theme.gapSmall

        Repeater {
            model: root.numbers.length

            Touchable {
                id: line

                required property int index
                readonly property var what: root.numbers[index] ?? { title: "", number: -1, field: -1, isSaid: false }
                readonly property bool isAsked: root.match.framedField === what.field

                objectName: "number_" + what.field
                width: Math.floor((lines.width - lines.spacing) / 2)
                height: root.rowHeight
                spokenName: what.title
                spokenDetail: what.number >= 0 ? String(what.number) : ""
                checkable: isAsked
                checked: isAsked
                onClicked: root.match.frameField(what.field)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusButton
                    color: line.down ? Theme.paperSunk : Theme.paper
                    border.width: line.isAsked ? Theme.lineBold : 1
                    border.pixelAligned: false
                    border.color: line.isAsked ? Theme.yes : Theme.edge
                }
                FittedText {
                    x: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, number.x - x - 4)
                    text: line.what.title
                    font: Type.label
                }
                AppText {
                    id: number
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.what.number >= 0 ? String(line.what.number) : "…"
                    color: line.what.isSaid ? Theme.ink : Theme.inkSoft
                    font: line.what.isSaid ? Type.number : Type.numberLight
                }
            }
        }
    }
    NumberPad {
        objectName: root.isLarge ? "digits" : "numbers"
        width: parent.width
        visible: root.asked !== null
        title: root.asked?.title ?? ""
        least: root.isLarge ? 0 : root.asked?.least ?? 0
        most: root.isLarge ? 9 : root.asked?.most ?? 0
        chosen: root.isLarge ? -1 : root.asked?.number ?? -1
        rowCount: most - least < 7 ? 1 : most - least < 14 ? 2 : 3
        onEntered: number => root.isLarge ? root.match.pressKey(Qt.Key_0 + number) : root.match.tellFramed(number)
    }
    AppButton {
        objectName: "rubOutDigit"
        visible: root.isLarge && (root.asked?.isSaid ?? false)
        //: Button: takes the last digit of a number away
        text: qsTr("Rub out a digit")
        onClicked: root.match.pressKey(Qt.Key_Backspace)
    }
}
