// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// A finished sheet being typed in on a phone lying on its side: the buildings beside developments or goods. The bar has its
// place at the lower right.
FocusScope {
    id: root

    required property BronzeMatch match
    required property CompactMatch frame
    readonly property int barHeight: frame.barSpace
    readonly property int sideWidth: frame.sideWidth
    // What was shown when the program ended is shown again.
    readonly property var kept: App.drafts.load("typing")
    property bool isGoods: kept.position === match.position && kept.part === 2

    signal countWanted(string path)

    onIsGoodsChanged: App.drafts.save("typing", isGoods ? { position: match.position, part: 2 } : {})

    Connections {
        target: root.match

        // The next sheet is begun where it begins.
        function onMoved() { root.isGoods = false }
    }
    Paper {
        x: Theme.gapSmall
        y: Theme.gapSmall
        width: root.width - root.sideWidth - 2 * x
        height: parent.height - 2 * y

        Buildings {
            anchors.fill: parent
            anchors.margins: 6
            focus: true
            match: root.match
            sheet: root.match.acting
            live: true
            onCountWanted: path => root.countWanted(path)
        }
    }
    Item {
        x: root.width - root.sideWidth
        width: root.sideWidth - Theme.gapSmall
        height: parent.height - root.barHeight

        SegmentedSwitch {
            id: choice
            objectName: "typingSwitch"
            y: Theme.gapSmall
            width: parent.width
            mark: root.match.mark
            title: qsTr("Part of the sheet")
            options: [qsTr("Buy"), qsTr("Goods")]
            current: root.isGoods ? 1 : 0
            onChosen: index => root.isGoods = index === 1
        }
        SheetHalf {
            anchors.top: choice.bottom
            anchors.topMargin: Theme.gapSmall
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gapSmall
            width: parent.width
            visible: !root.isGoods
            match: root.match
            sheet: root.match.acting
            live: true
            buying: true
        }
        Loader {
            anchors.top: choice.bottom
            anchors.topMargin: Theme.gapSmall
            anchors.bottom: parent.bottom
            width: parent.width
            active: root.isGoods || item !== null
            visible: root.isGoods
            sourceComponent: ScrollArea {
                contentHeight: board.height + Theme.gap

                TypingBoard {
                    id: board
                    width: parent.width
                    match: root.match
                }
            }
        }
    }
}
