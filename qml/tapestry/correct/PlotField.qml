// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
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

    // Income buildings come off the rows of the income mat.
    readonly property var kinds: [
        { sign: "m", path: "open.markets" },
        { sign: "h", path: "open.houses" },
        { sign: "f", path: "open.farms" },
        { sign: "a", path: "open.armories" }
    ]
    property bool matFollows: true
    // Rows of which more or fewer buildings stand in the city than before, with what would be open.
    readonly property var moved: kinds.filter(kind => moreOf(kind, now) !== 0).map(kind => {
        const row = match.field(seat, kind.path)
        //: A row of the income mat that a correction changes: %1 its name, %2 and %3 how many of its slots are open before and after
        return qsTr("%1: %2 → %3").arg(row.name ?? "").arg(row.value ?? 0).arg(openOf(row, moreOf(kind, now)))
    })

    function withSign(sign: string): var {
        return now.map((line, index) => index === row ? line.slice(0, column) + sign + line.slice(column + 1) : line)
    }
    function moreOf(kind: var, rows: var): int {
        const count = lines => lines.join("").split(kind.sign).length - 1
        return count(rows) - count(plot.rows ?? [])
    }
    function openOf(row: var, more: int): int {
        return Math.max(row.least ?? 0, Math.min(row.most ?? 0, (row.value ?? 0) + more))
    }
    // That is how the city shall be, and the mat with it.
    function put(rows: var) {
        draft.change(path, rows, plot.rows)
        for (const kind of kinds) {
            const row = match.field(seat, kind.path)
            if (row.value !== undefined)
                draft.change(kind.path, openOf(row, matFollows ? moreOf(kind, rows) : 0), row.value)
        }
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
                onClicked: root.put(root.withSign(modelData.sign))
            }
        }
    }
    SwitchRow {
        objectName: "matFollows"
        width: parent.width
        visible: root.moved.length > 0
        //: Switch where a plot of a city is corrected: a building that is put there comes off the income mat, and goes back to it
        title: qsTr("The income mat as well")
        detail: root.moved.join(", ")
        checked: root.matFollows
        onClicked: {
            root.matFollows = !root.matFollows
            root.put(root.now)
        }
    }
}
