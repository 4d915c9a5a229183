// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// Every sheet at once: on an upright tablet the acting one above and the others below; in wide windows side by side in
// seat order, the acting one with what the others leave. There the bar lies below them all, its buttons under the acting
// sheet; a second touch where they were does nothing, see ActionBar.
FocusScope {
    id: root

    required property BronzeMatch match
    // The window that it was drawn for, see PageScale.
    readonly property int drawnFor: 1920
    readonly property int leastLetters: isAbreast && width >= 1600 ? 16 : 12
    readonly property bool hasNews: match.hasNews
    readonly property int players: match.names.length
    readonly property int gap: Theme.gap
    readonly property bool isAbreast: width >= Theme.largeFrom && width > height
    readonly property int seat: match.seat
    // Abreast: what each of the others gets, and the acting one.
    readonly property int most: players < 3 ? 1360 : 1100
    readonly property int sideWidth: !isAbreast ? Math.floor((width - players * gap) / Math.max(1, players - 1))
        : width >= 1800 && players < 4 ? (players < 3 ? 480 : 394) : width >= 1800 || players < 4 ? 318 : 222
    readonly property int othersWidth: (players - 1) * (sideWidth + gap)
    readonly property int actingWidth: isAbreast ? Math.min(most, width - othersWidth - 2 * gap) : width - 2 * gap
    readonly property int edge: isAbreast ? Math.round((width - othersWidth - actingWidth) / 2) : gap
    // Upright: the acting sheet above.
    readonly property int roomHeight: height - 2 * gap - (isAbreast ? bar.height : 0)
    // What is typed in has all of its lists in sight there.
    readonly property real othersPart: match.stage === BronzeMatch.Typing ? 0.25 : 0.4
    readonly property int sideHeight: isAbreast ? roomHeight : Math.max(300, Math.min(510, Math.round(height * othersPart)))
    readonly property int actingHeight: isAbreast ? roomHeight : Math.max(420, height - sideHeight - 3 * gap)

    // What the bar takes of the window's lower edge, for what lies over it.
    readonly property int barHeight: isAbreast ? bar.height : height - gap - actingHeight + bar.height

    // The first picture stands.
    property bool hasDrawn: false

    signal menuWanted
    signal pressed
    signal countWanted(string path)

    // Where a seat's sheet begins while it does not act.
    function sideX(other: int): int {
        const place = other < seat || isAbreast ? other : other - 1
        const shift = isAbreast && other > seat ? actingWidth - sideWidth : 0
        return (isAbreast ? edge : gap) + place * (sideWidth + gap) + shift
    }

    focus: true

    Connections {
        target: root.Window.window
        enabled: !root.hasDrawn

        function onFrameSwapped() { root.hasDrawn = true }
    }
    ScrollArea {
        anchors.fill: parent
        anchors.bottomMargin: root.isAbreast ? bar.height : 0
        contentHeight: root.isAbreast ? height : root.actingHeight + root.sideHeight + 3 * root.gap

        ActingSheet {
            id: acting
            objectName: "acting"
            x: root.isAbreast ? root.edge + root.seat * (root.sideWidth + root.gap) : root.gap
            y: root.gap
            width: root.actingWidth
            height: root.actingHeight
            focus: true
            match: root.match
            hasNews: root.hasNews
            barRoom: root.isAbreast ? 0 : bar.height
            onMenuWanted: root.menuWanted()
            onCountWanted: path => root.countWanted(path)
        }
        Repeater {
            model: root.players

            Loader {
                id: side

                required property int index
                readonly property bool isSeen: index !== root.seat

                x: root.sideX(index)
                y: root.isAbreast ? root.gap : root.actingHeight + 2 * root.gap
                width: root.sideWidth
                height: root.sideHeight
                visible: isSeen
                // The sheet of who acts is made beside the others when there is time, for when the turn is over.
                asynchronous: !isSeen
                active: isSeen || root.hasDrawn
                onLoaded: {
                    active = true
                    asynchronous = false
                }
                sourceComponent: SideSheet {
                    objectName: "side" + side.index
                    match: root.match
                    sheet: root.match.sheets[side.index]
                    inWords: !root.isAbreast
                }
            }
        }
    }
    MatchBar {
        id: bar

        readonly property int inset: root.isAbreast ? 0 : 2

        parent: root.isAbreast ? root : acting
        anchors.bottom: parent.bottom
        anchors.bottomMargin: inset
        x: inset
        width: parent.width - 2 * inset
        most: root.isAbreast ? 800 : 0
        middle: root.isAbreast ? acting.x + acting.width / 2 : width / 2
        match: root.match
        hasNews: root.hasNews
        onPressed: root.pressed()
    }
}
