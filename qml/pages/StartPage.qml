// SPDX-License-Identifier: Apache-2.0
// What can be called later is not known to qmllint 6.4.
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Where everything begins: go on with the newest open match, a new one, the earlier ones. In wide windows the
// earlier ones stand beside.
Page {
    id: root

    readonly property bool isWide: width >= 840 && earlier.hasRows
    // What is open, what can begin and the earlier ones beside each other.
    readonly property bool isInThirds: width >= 900 && openRow >= 0
    readonly property int margin: Theme.gap
    readonly property int between: isInThirds ? 2 * Theme.gapLarge : 2 * margin
    readonly property int columns: isInThirds && earlier.hasRows ? 3 : isInThirds || isWide ? 2 : 1
    readonly property int column: Math.min(columns === 1 ? 640 : 480, (width - 2 * margin - (columns - 1) * between) / columns)
    readonly property real edge: Math.round((width - columns * column - (columns - 1) * between) / 2)
    property int openRow: -1

    function lookForOpen() {
        openRow = -1
        for (let row = 0; row < Math.min(App.matches.count, 50) && openRow < 0; ++row) {
            if (!App.matches.row(row).over)
                openRow = row
        }
    }

    function openMatch(matchId) {
        if (App.open(matchId))
            wanted("match")
    }

    // The page opens at its top, and whatever comes in there is seen until somebody scrolls; what is wrong always is.
    function keepTop() {
        if (visible && (App.problem !== "" || !earlier.wasScrolled))
            Qt.callLater(goToTop) // qmllint disable type
    }

    function goToTop() {
        earlier.contentY = earlier.originY - earlier.topMargin
    }

    Component.onCompleted: {
        lookForOpen()
        keepTop()
    }
    onVisibleChanged: keepTop()

    Connections {
        target: App

        function onProblemChanged() { root.keepTop() }
    }

    Connections {
        target: App.matches

        function onCountChanged() { root.lookForOpen() }
    }

    component Top: StartTop {
        width: root.column
        openRow: root.openRow
        onContinued: matchId => root.openMatch(matchId)
        onWanted: where => root.wanted(where)
    }

    Loader {
        x: root.edge
        // The mark of what is scrolled lies beside the cards, here as over the earlier ones.
        width: root.column + Theme.gap
        height: parent.height
        active: root.isWide && !root.isInThirds
        sourceComponent: ScrollArea {
            contentHeight: top.height + 2 * root.margin

            Top {
                id: top
            }
        }
    }
    Loader {
        id: thirds
        x: root.edge
        width: root.columns * root.column + (root.columns - 1) * root.between
        height: parent.height
        active: root.isInThirds
        sourceComponent: StartThirds {
            openRow: root.openRow
            column: root.column
            spacing: root.between
            onContinued: matchId => root.openMatch(matchId)
            onWanted: where => root.wanted(where)
        }
    }
    EarlierMatches {
        id: earlier
        objectName: "earlierMatches"
        x: root.edge + (root.columns - 1) * (root.column + root.between)
        y: root.isInThirds ? thirds.item?.below ?? 0 : 0
        width: root.column + Theme.gap
        height: parent.height - y
        topMargin: root.isWide && !root.isInThirds ? 72 : 0
        bottomMargin: root.margin
        visible: earlier.hasRows || !root.isInThirds
        hidden: root.openRow
        header: root.isWide || root.isInThirds ? null : narrowTop
        onChosen: matchId => root.openMatch(matchId)

        Component {
            id: narrowTop

            Top {
                onHeightChanged: root.keepTop()
            }
        }
    }
}
