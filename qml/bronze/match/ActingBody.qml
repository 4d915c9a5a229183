// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// Dice, pegs and both halves of the acting sheet side by side; scrolls where the window is too low for them.
ScrollArea {
    id: root

    required property BronzeMatch match
    readonly property bronzeSheet sheet: match.acting
    readonly property int stage: match.stage
    readonly property bool isPaying: stage === BronzeMatch.Buy && match.purchase.active
    readonly property bool isDiscarding: stage === BronzeMatch.Discard
    // Something else takes the place of the buildings.
    readonly property Component instead: isPaying ? paying : isDiscarding ? discarding
        : stage === BronzeMatch.Spears ? invading : stage === BronzeMatch.Trade ? trading : null
    readonly property bool isRolling: stage === BronzeMatch.Roll
    // The pegs stand beside the tray, not below it.
    readonly property bool isAbreast: width >= 700
    readonly property int margin: Theme.gap
    readonly property int leftWidth: Math.round((width - 3 * margin) * (isAbreast ? 0.5 : 0.62))
    readonly property int rightWidth: width - 3 * margin - leftWidth
    // While dice lie there the sheet is looked at: it scrolls as a whole, not its halves within it.
    readonly property int leastHalf: isRolling ? Math.max(400, heading.height + developments.contentHeight + margin) : 330

    signal countWanted(string path)

    contentHeight: Math.max(height, halves.y + leastHalf + margin)

    RollView {
        id: tray
        y: root.margin - Theme.gapSmall
        width: root.width
        height: contentHeight
        resting: !root.isRolling
        match: root.match
    }
    CachedLoader {
        id: pegs
        x: root.isAbreast ? root.leftWidth + 2 * root.margin : root.margin
        y: root.isAbreast ? tray.y + Theme.gapSmall : tray.y + tray.height - root.margin + Theme.gapSmall
        width: root.isAbreast ? root.rightWidth : root.width - 2 * root.margin
        needed: !root.isRolling && root.instead === null
        sourceComponent: SheetPegs {
            match: root.match
            sheet: root.sheet
        }
    }

    Item {
        id: halves
        x: root.margin
        y: pegs.needed ? Math.max(tray.y + tray.height, pegs.y + pegs.height + root.margin) : tray.y + tray.height
        width: parent.width - 2 * x
        height: root.contentHeight - y - root.margin

        Item {
            id: left
            width: root.leftWidth
            height: parent.height

            WorkersLine {
                id: line
                width: parent.width
                visible: buildings.visible
                match: root.match
            }
            Buildings {
                id: buildings
                anchors.top: line.bottom
                anchors.topMargin: Theme.gapSmall
                anchors.bottom: parent.bottom
                width: parent.width
                visible: root.instead === null
                leastSide: 10
                match: root.match
                sheet: root.sheet
                live: true
                onCountWanted: path => root.countWanted(path)
            }
            Loader {
                anchors.fill: parent
                active: root.instead !== null
                sourceComponent: root.instead
            }
        }
        Column {
            id: right
            x: root.leftWidth + root.margin
            width: root.rightWidth
            spacing: Theme.gapSmall

            AppText {
                id: heading
                // What stands below it lies on whole pixels.
                height: Math.ceil(implicitHeight)
                //: Heading over the list of developments
                text: qsTr("Developments")
                font: Type.heading
            }
            Developments {
                id: developments
                width: parent.width
                height: Math.max(150, halves.height - y)
                match: root.match
                sheet: root.sheet
                live: true
            }
        }
    }
    Component {
        id: paying

        PayView {
            match: root.match
        }
    }
    Component {
        id: invading

        SpearsView {
            match: root.match
        }
    }
    Component {
        id: trading

        TradeView {
            match: root.match
        }
    }
    Component {
        id: discarding

        DiscardView {
            match: root.match
        }
    }
}
