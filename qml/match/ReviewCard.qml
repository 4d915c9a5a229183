// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What the result of a finished match came from, for each player: luck and choices as bars that add up; and the moves that mattered
// most, each the way to its place in the replay.
Paper {
    id: root

    // Of the match; null where there is none.
    required property MatchReview review
    // Somebody looks at the page.
    required property bool isWatched
    readonly property bool isKnown: sums.length > 0
    readonly property var sums: review?.sums ?? []
    readonly property var rows: sums.reduce((all, sum) => [...all, ...sum.rows], [])
    readonly property real lowest: rows.reduce((lowest, row) => Math.min(lowest, row.length), 0)
    readonly property int labelWidth: Math.ceil(rows.reduce((longest, row) => Math.max(longest, Type.widthOf(row.label, Type.label)), 0))
    readonly property int numberWidth: Math.ceil(rows.reduce((widest, row) => Math.max(widest, Type.widthOf(row.text, Type.bodyBold)), 0)) + Theme.gapSmall
    readonly property int rowHeight: 26
    // qmllint disable type
    readonly property bool isAwake: Qt.application.state === Qt.ApplicationActive
    // qmllint enable type

    // A place of the match is to be looked at.
    signal placeWanted(int place)

    visible: isKnown
    implicitHeight: Math.ceil(list.height) + 2 * Theme.gap

    // Only while somebody looks.
    Binding {
        target: root.review
        property: "running"
        value: root.isWatched && root.isAwake
        when: root.review !== null
    }
    Component.onDestruction: {
        if (review !== null)
            review.running = false
    }

    Column {
        id: list
        y: Theme.gap
        width: parent.width
        spacing: Theme.gap

        Column {
            x: Theme.gapLarge
            width: parent.width - 2 * x
            spacing: Theme.gapSmall

            SpokenText {
                //: Heading over what the result of a match came from
                text: qsTr("Luck and choices")
                font: Type.nameLarge
                Accessible.role: Accessible.Heading
            }
            SpokenText {
                objectName: "reviewVerdict"
                visible: text !== ""
                text: root.review?.verdict ?? ""
                font: Type.labelBold
            }
            SpokenText {
                text: root.sums.length > 1
                    //: Under the heading of bars that add up to a player's chance to win
                    ? qsTr("The chance to win, if all had played on as the app does. Everybody's dice and choices count.")
                    //: The same for one player alone
                    : qsTr("The score to expect, played on as the app does.")
                color: Theme.inkSoft
                font: Type.small
            }
        }
        Grid {
            id: players

            readonly property int least: 230
            readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (least + columnSpacing)))
            readonly property int part: Math.floor((width - (columns - 1) * columnSpacing) / columns)

            x: Theme.gapLarge
            width: parent.width - 2 * x
            // As many rows as it takes, alike in length.
            columns: Math.max(1, Math.ceil(root.sums.length / Math.max(1, Math.ceil(root.sums.length / most))))
            columnSpacing: 2 * Theme.gapLarge
            rowSpacing: Theme.gapLarge

            Repeater {
                model: root.sums.length

                Column {
                    id: player

                    required property int index
                    readonly property var sum: root.sums[index] ?? { name: "", mark: 0, rows: [] }

                    objectName: "sums" + index
                    width: players.part

                    Row {
                        height: token.height + Theme.gapSmall
                        spacing: Theme.gap
                        Accessible.role: Accessible.Heading
                        Accessible.name: player.sum.name

                        PlayerToken {
                            id: token
                            size: 24
                            mark: player.sum.mark
                            letter: player.sum.name
                        }
                        PlayerName {
                            height: token.height
                            playerName: player.sum.name
                            room: player.width - token.width - Theme.gap
                            font: Type.bodyBold
                        }
                    }
                    BarList {
                        width: parent.width
                        rows: player.sum.rows
                        mark: player.sum.mark
                        room: rows.length * root.rowHeight
                        isLossRed: false
                        lowest: root.lowest
                        longest: root.labelWidth
                        numberWidth: root.numberWidth
                    }
                }
            }
        }
        Grid {
            id: places
            width: parent.width
            columns: width >= 900 ? 3 : 1

            ReviewedPlace {
                objectName: "luckiest"
                width: Math.floor(places.width / places.columns)
                //: Before the roll that brought its player most in the match: whose it was, when, and how much
                title: qsTr("Luckiest roll")
                iconName: "dice"
                moment: root.review?.luckiest ?? {}
                onPlaceWanted: place => root.placeWanted(place)
            }
            ReviewedPlace {
                objectName: "dearest"
                width: Math.floor(places.width / places.columns)
                //: Before the choice that cost its player most in the match: whose it was, when, how much, and what was better
                title: qsTr("Costliest choice")
                iconName: "fork"
                moment: root.review?.dearest ?? {}
                onPlaceWanted: place => root.placeWanted(place)
            }
            ReviewedPlace {
                objectName: "turned"
                width: Math.floor(places.width / places.columns)
                //: Before the turn after which the winner was ahead to the end
                title: qsTr("Turning point")
                iconName: "flag"
                moment: root.review?.turned ?? {}
                onPlaceWanted: place => root.placeWanted(place)
            }
        }
        ListRow {
            objectName: "reviewPicture"
            width: parent.width
            iconName: "file"
            trailingIcon: ""
            //: Button: the score sheets become a picture, and what luck and choices came to stands on it
            title: qsTr("Picture with luck and choices")
            detail: qsTr("The score sheets, to keep or send on")
            onClicked: App.exporting.saveOpenPicture(root.review?.sumLine ?? "")
        }
    }
}
