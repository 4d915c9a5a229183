// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// What a plot of a city holds, to be corrected, and which plot it is.
Column {
    id: root

    required property CorrectionDraft draft
    required property TapestryMatch match
    required property int seat
    // From 0.
    property int row: 4
    property int column: 4
    readonly property string path: "city.grid"
    readonly property var plot: match.plotAt(seat, row, column)
    // All plots as they shall be: several are corrected at once.
    readonly property var now: draft.value(path, plot.rows ?? [])

    function withSign(sign: string): var {
        return now.map((line, index) => index === row ? line.slice(0, column) + sign + line.slice(column + 1) : line)
    }

    width: parent?.width ?? 0
    spacing: Theme.gapSmall

    Stepper {
        objectName: "plotRow"
        width: parent.width
        //: A number to be entered: in which row of a city a plot is
        label: qsTr("Row")
        value: root.row + 1
        least: 1
        most: 9
        onStepped: number => root.row = number - 1
    }
    Stepper {
        objectName: "plotColumn"
        width: parent.width
        //: A number to be entered: in which column of a city a plot is
        label: qsTr("Column")
        value: root.column + 1
        least: 1
        most: 9
        onStepped: number => root.column = number - 1
    }
    AppText {
        width: parent.width
        visible: (root.plot.choices ?? []).length === 0
        wrapMode: Text.Wrap
        //: In the place of what a plot of a city holds
        text: qsTr("This plot is impassable: that is printed on the mat.")
        color: Theme.inkSoft
        font: Type.label
    }
    Flow {
        width: parent.width
        spacing: Theme.gapSmall

        Repeater {
            model: root.plot.choices ?? []

            FilterChip {
                required property var modelData

                objectName: "plot_" + modelData.sign
                text: modelData.name
                chosen: (root.now[root.row] ?? "")[root.column] === modelData.sign
                onClicked: root.draft.change(root.path, root.withSign(modelData.sign), root.plot.rows)
            }
        }
    }
}
