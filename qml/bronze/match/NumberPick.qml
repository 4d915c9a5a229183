// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// Asks for a number of the finished sheet that is typed in; the touch that picks it is the answer, or it is typed. Points lost have no
// end: those past the last button are counted up.
Question {
    id: root

    required property BronzeMatch match
    required property int seat
    // As match.explain names it.
    required property string path
    readonly property bronzeSheet sheet: match.acting
    readonly property string group: path.split(".")[0]
    readonly property bool isLoss: path === "disasters"
    readonly property var thing: isLoss ? null : among(group === "goods" ? sheet.goods
        : group === "cityBoxes" ? sheet.cities : sheet.monuments)
    readonly property int current: isLoss ? sheet.disasters : group === "goods" ? thing?.peg ?? 0 : thing?.ticked ?? 0
    readonly property int most: isLoss ? 24 : group === "goods" ? thing?.pegs ?? 0 : thing?.boxes ?? 0

    signal closed

    function among(list): var {
        return Array.from(list).find(each => each.key === path.split(".")[1])
    }

    function title(): string {
        if (isLoss)
            //: Over the numbers to choose from while a finished sheet is typed in
            return qsTr("How many points were lost?")
        //: Over the numbers to choose from while a finished sheet is typed in: %1 a good, a city or a monument
        return group === "goods" ? qsTr("%1: how many?").arg(thing?.name ?? "")
            : qsTr("%1: how many boxes are ticked?").arg(thing?.name ?? "")
    }

    objectName: "numberPick"
    mark: match.mark
    text: title()
    //: Button: that number it is
    yesText: qsTr("Done")
    Component.onCompleted: match.frameNumber(path)
    Keys.onPressed: event => {
        const isPlain = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier
        event.accepted = isPlain && match.typeKey(event.key)
    }
    onYes: closed()
    onNo: closed()

    Grid {
        id: grid

        // In fives, as the boxes stand on the sheet, unless there is little height.
        readonly property int fives: root.height < Theme.lowBelow ? 10 : 5
        readonly property int side: Math.floor((width - (columns - 1) * spacing) / columns)

        width: parent.width
        columns: Math.min(fives, Math.floor((width + spacing) / (Theme.touch + spacing)))
        spacing: Theme.gapSmall

        Repeater {
            model: root.most + 1

            AppButton {
                required property int index

                objectName: "number" + index
                width: grid.side
                implicitHeight: Theme.touch
                kind: index === root.current ? AppButton.Primary : AppButton.Secondary
                mark: root.match.mark
                text: String(index)
                once: true
                onClicked: {
                    root.match.typeNumber(root.path, index)
                    root.closed()
                }
            }
        }
    }
    Stepper {
        width: parent.width
        visible: root.isLoss
        //: Beside a number that is counted up or down
        label: qsTr("Points lost")
        value: root.current
        most: 999
        onStepped: value => root.match.typeNumber(root.path, value)
    }
}
