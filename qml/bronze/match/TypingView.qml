// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// A finished sheet being typed in on a phone: buildings, developments, or goods, each a touch away.
FocusScope {
    id: root

    required property BronzeMatch match
    // What was shown when the program ended is shown again.
    readonly property var kept: App.drafts.load("typing")
    property int part: kept.position === match.position ? kept.part : 0
    readonly property bool isGoods: part === 2

    signal countWanted(string path)

    onPartChanged: App.drafts.save("typing", part > 0 ? { position: match.position, part: part } : {})

    Connections {
        target: root.match

        // The next sheet is begun where it begins.
        function onMoved() { root.part = 0 }
    }
    Item {
        id: line
        width: parent.width
        height: Theme.touch

        SegmentedSwitch {
            objectName: "typingSwitch"
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.gap
            width: parent.width - 2 * x
            mark: root.match.mark
            //: Spoken name of the switch between the parts of a finished sheet
            title: qsTr("Part of the sheet")
            //: The parts of a finished sheet that is typed in: buildings, developments, the pegboard
            options: [qsTr("Build"), qsTr("Buy"), qsTr("Goods")]
            current: root.part
            onChosen: index => root.part = index
        }
    }
    SheetHalf {
        anchors.top: line.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        x: Theme.gapSmall
        width: parent.width - 2 * x
        visible: !root.isGoods
        match: root.match
        sheet: root.match.acting
        live: true
        buying: root.part === 1
        onCountWanted: path => root.countWanted(path)
    }
    Loader {
        anchors.top: line.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        active: root.isGoods || item !== null
        visible: root.isGoods
        sourceComponent: ScrollArea {
            contentHeight: board.height + 2 * Theme.gap

            TypingBoard {
                id: board
                x: Theme.gap
                y: Theme.gapSmall
                width: parent.width - 2 * x
                match: root.match
            }
        }
    }
}
