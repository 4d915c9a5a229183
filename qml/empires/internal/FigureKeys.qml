// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// The numbers of a Conflict card or of a finished empire, one after the other; one that is said can be touched to be said again. Under
// those of a card how many markers each tier takes off, a touch for one more.
Column {
    id: root

    required property EmpiresMatch match
    readonly property var figures: match.figures
    readonly property var refreshes: match.refreshes
    readonly property bool isWide: width >= 900
    // The number that is framed.
    readonly property var asked: figures[match.framedField] ?? null

    spacing: Theme.gapSmall

    Grid {
        id: grid
        width: parent.width
        columns: width >= 600 ? 4 : 2
        spacing: Theme.gapSmall

        Repeater {
            model: root.figures.length

            AppButton {
                required property int index
                readonly property var what: root.figures[index] ?? { title: "", text: "" }

                objectName: "figure" + index
                width: Math.floor((grid.width - (grid.columns - 1) * grid.spacing) / grid.columns)
                text: what.text === "" ? "?" : what.text.replace("-", "−")
                detail: what.title
                kind: index === root.match.framedField ? AppButton.Primary : AppButton.Secondary
                spokenName: what.title
                spokenDetail: what.text
                onClicked: root.match.frameField(index)
            }
        }
    }
    NumberPad {
        width: parent.width
        visible: root.asked !== null
        columns: root.isWide ? 14 : 7
        rowCount: (most > 40 ? 28 : 14) / columns
        least: root.asked?.least ?? 0
        most: root.asked?.most ?? 0
        title: root.asked?.title ?? ""
        onEntered: number => root.match.tellFigure(number)
    }
    NumberPad {
        width: parent.width
        visible: (root.asked?.lost ?? 0) > 0
        columns: root.isWide ? 14 : 7
        rowCount: most - least + 1 > columns ? 2 : 1
        chosen: least - 1
        least: -(root.asked?.lost ?? 0)
        most: -1
        //: Numbers below zero: points that are lost
        title: qsTr("Points lost")
        onEntered: number => root.match.tellFigure(number)
    }
    Grid {
        id: markers
        width: parent.width
        visible: root.match.stage === "campaign"
        columns: 3
        spacing: Theme.gapSmall

        Repeater {
            model: root.refreshes

            AppButton {
                required property int index
                required property var modelData

                objectName: "refresh" + index
                width: Math.floor((markers.width - 2 * markers.spacing) / 3)
                text: String(modelData.count)
                //: Under a number: so many exhausted abilities a tier of a Conflict refreshes; %1 which tier
                detail: qsTr("%1: refresh").arg(modelData.title)
                spokenName: detail
                spokenDetail: text
                onClicked: root.match.touch(EmpiresMatch.TouchGain, modelData.touch)
            }
        }
    }
}
