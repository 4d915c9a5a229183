// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// What works for a player in this phase: what, where, or why it rests.
Grid {
    id: root

    required property EmpiresMatch match
    required property int seat
    // Asked anew with every change of the table.
    readonly property var all: match.sheets.length > 0 ? match.worksOf(seat) : []
    // Only what a touch uses.
    property bool onlyUsable: false
    property bool namesPlayer: false
    readonly property real cellWidth: Math.floor((width - (columns - 1) * columnSpacing) / columns)
    readonly property var works: onlyUsable ? all.filter(work => work.isUsable) : all

    visible: works.length > 0
    columns: width >= 700 ? 3 : width >= 600 ? 2 : 1
    columnSpacing: Theme.gap

    Repeater {
        model: root.works

        Touchable {
            id: line

            required property var modelData
            readonly property string reasonText: modelData.rests === "" ? "" : ": " + modelData.rests

            objectName: "works" + modelData.source
            width: root.cellWidth
            height: modelData.isUsable ? Math.max(Theme.touch, says.height + 10, name.height + 10) : Math.max(says.height, name.height) + 6
            enabled: modelData.isUsable
            spokenName: joined(root.namesPlayer ? root.match.names[root.seat] : "", modelData.says, modelData.name)
            spokenDetail: modelData.rests
            checkable: modelData.chosen
            checked: modelData.chosen
            Accessible.role: modelData.isUsable ? Accessible.Button : Accessible.StaticText
            onClicked: root.match.touch("ability", modelData.source, root.seat)

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                visible: line.modelData.isUsable
                radius: Theme.radiusButton
                color: line.modelData.chosen ? Theme.yesTint : line.down ? Theme.paperSunk : Theme.paper
                border.width: line.modelData.chosen ? Theme.lineLegal : 1
                border.pixelAligned: false
                border.color: line.modelData.chosen ? Theme.yes : Theme.edge
            }
            AppText {
                id: says
                x: Theme.gapLarge
                anchors.verticalCenter: parent.verticalCenter
                width: (parent.width - 3 * Theme.gapLarge) / 2
                wrapMode: Text.Wrap
                text: line.modelData.says
                font: line.modelData.rests === "" ? Type.labelBold : Type.label
                color: line.modelData.rests === "" ? Theme.ink : Theme.inkSoft
            }
            AppText {
                id: name
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapLarge
                anchors.verticalCenter: parent.verticalCenter
                width: says.width
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignRight
                text: (root.namesPlayer ? root.match.names[root.seat] + " · " : "") + line.modelData.name + line.reasonText
                font: Type.label
                color: Theme.inkSoft
            }
        }
    }
    // An exchange a touch each.
    Repeater {
        model: root.works.filter(work => work.trades.length > 0)

        Choices {
            required property var modelData

            objectName: "exchange" + modelData.source + "_"
            width: root.cellWidth
            columnCount: 2
            title: modelData.name
            names: modelData.trades.map(trade => trade.title)
            onPicked: place => root.match.touch("exchange", modelData.source, modelData.trades[place].number)
        }
    }
}
