// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Every kept match but the one shown as a card: finished ones with the winner's crown, open ones to go on with.
ListView {
    id: root

    // The row that stands elsewhere.
    property int hidden: -1
    // Somebody has moved it.
    property bool wasScrolled: false
    readonly property bool hasRows: count > (hidden >= 0 ? 1 : 0)

    signal chosen(var matchId)

    onMovementStarted: wasScrolled = true
    model: App.matches
    spacing: 0
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    // Read by file, where there is something to show: an empty table starts without them.
    delegate: Loader {
        id: row

        required property int index
        // What changes with the language.
        required property string gameName
        required property string when
        readonly property bool isHidden: index === root.hidden
        readonly property bool isFirst: index === (root.hidden === 0 ? 1 : 0)

        function entry(): var {
            return App.matches.row(index)
        }

        // A row that is gone is shown as it was until it goes.
        function mend() {
            const match = entry()
            if (item !== null && match.matchId !== undefined)
                item.match = match
        }

        function show() {
            const match = entry()
            if (!isHidden && item === null && match.matchId !== undefined)
                setSource("EarlierRow.qml", { match: match, index: index, isFirst: isFirst })
        }

        // Beside it there is room for the mark of what is scrolled.
        width: ListView.view.width - Theme.gap
        height: isHidden ? 0 : implicitHeight
        visible: !isHidden
        onIsHiddenChanged: show()
        onGameNameChanged: mend()
        onWhenChanged: mend()
        Component.onCompleted: show()

        Binding {
            target: row.item
            property: "isFirst"
            value: row.isFirst
        }
        Connections {
            target: row.item
            ignoreUnknownSignals: true

            function onChosen() { root.chosen(row.entry().matchId) }
        }
    }

    ScrollMark {
        target: root
    }
}
