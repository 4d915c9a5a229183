// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The sheet of somebody whose turn it is not, at a glance.
Paper {
    id: root

    required property BronzeMatch match
    required property bronzeSheet sheet
    // The developments owned as one line of words: where it is low.
    property bool inWords: false
    // What the player did last, where the window is wide and high enough.
    readonly property bool hasLastTurn: !inWords && width >= 300 && height >= 960
    // Large letters leave names room only where the sheet is high: what is left for buildings and disasters above the list of
    // developments at its lowest, and what they take with boxes of twelve.
    readonly property bool hasLargeLetters: Type.name.pixelSize > 14
    readonly property real leftForBuildings: height - header.height - board.height - last.height - 5 * Theme.gapSmall
        - Math.max(22, Math.ceil(1.25 * Type.small.pixelSize) + 2) * sheet.developments.length
    readonly property int namedHeight: 8 * Type.name.pixelSize + 230 + Theme.touch
    readonly property bool hasLargeNames: hasLargeLetters && !inWords && width >= 290 && leftForBuildings >= namedHeight

    function ownedWords(): string {
        const owned = Array.from(sheet.developments).filter(each => each.owned).map(each => each.name + " " + each.points)
        return owned.length > 0 ? owned.join(" · ") : qsTr("No developments yet")
    }

    SheetHeader {
        id: header
        width: parent.width
        sheet: root.sheet
        title: root.sheet.name
        detail: root.match.scoring
            //: Under a player's name: whether the finished sheet is there
            ? root.sheet.entered ? qsTr("entered") : qsTr("not entered yet")
            //: Under a player's name: developments owned, of those that end the match
            : qsTr("%1 of %2 developments").arg(root.sheet.developmentCount).arg(root.sheet.developmentLimit)
    }
    SheetPegs {
        match: root.match
        id: board
        anchors.top: header.bottom
        anchors.topMargin: Theme.gapSmall
        x: Theme.gapSmall
        width: parent.width - 2 * x
        sheet: root.sheet
    }
    Buildings {
        id: buildings
        anchors.top: board.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: owned.top
        anchors.bottomMargin: Theme.gapSmall
        x: Theme.gap
        width: parent.width - 2 * x
        match: root.match
        sheet: root.sheet
        iconOnly: width < 290 || !namesFit && !(root.hasLargeNames && namesFitBelow)
            || root.hasLargeLetters && !root.inWords && !root.hasLargeNames
        stacksNames: !iconOnly && !namesFit
        leastSide: 9
        mostSide: iconOnly ? 16 : 20
    }
    Rectangle {
        anchors.top: owned.top
        x: Theme.gap
        width: parent.width - 2 * x
        height: 1
        color: Theme.edge
    }
    Loader {
        id: last
        anchors.bottom: parent.bottom
        anchors.bottomMargin: active ? Theme.gap : 0
        x: Theme.gap
        width: parent.width - 2 * x
        height: active ? 8 * Type.small.pixelSize : 0
        active: root.hasLastTurn
        sourceComponent: LastTurn {
            told: root.match.lastTurns[root.sheet.seat]
        }
    }
    Loader {
        id: owned
        anchors.bottom: last.top
        anchors.bottomMargin: Theme.gap
        x: Theme.gap
        width: parent.width - 2 * x
        sourceComponent: root.inWords ? words : list
    }
    Component {
        id: words

        AppText {
            objectName: "owned@" + root.sheet.seat
            topPadding: 6
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            text: root.ownedWords()
            font: Type.small
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Component {
        id: list

        SideDevelopments {
            // Buildings and disasters stand above it whole, with their names or as pictures.
            room: root.height - last.height - (root.width < 290 ? 424
                : root.hasLargeNames ? header.height + board.height + root.namedHeight + 5 * Theme.gapSmall : 484)
            match: root.match
            sheet: root.sheet
        }
    }
}
