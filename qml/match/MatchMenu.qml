// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The menu of a match, down the left side.
FocusScope {
    id: root

    required property TableMatch match
    // Side by side where all of them would be higher than the window.
    readonly property int columns: width >= PageScale.narrowest && height < 700 ? 2 : 1

    signal closed
    signal wanted(string where)

    focus: true

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim

        MouseArea {
            objectName: "backing"
            anchors.fill: parent
            onClicked: root.closed()
        }
    }
    Rectangle {
        width: Math.min(parent.width - 56, 320 * root.columns)
        height: parent.height
        color: Theme.paper
        // In a browser Qt hands out the entries of a menu before they have their roles, so that none could be pressed.
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Menu")

        MouseArea {
            objectName: "backing"
            anchors.fill: parent
        }
        PageHeader {
            id: header
            y: Theme.gap
            width: parent.width
            title: root.match.gameName
            onBackClicked: root.closed()
        }
        ScrollArea {
            objectName: "menuRows"
            anchors.top: header.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            contentHeight: rows.height + Theme.gap

            Grid {
                id: rows

                readonly property real part: Math.floor(width / columns)

                width: parent.width
                columns: root.columns

                ListRow {
                    objectName: "menuMoves"
                    width: rows.part
                    //: Menu: the list of moves
                    title: qsTr("What happened")
                    detail: qsTr("All moves; put one right, or go back to it")
                    iconName: "log"
                    lead: 48
                    onClicked: root.wanted("moves")
                }
                ListRow {
                    objectName: "menuReplay"
                    width: rows.part
                    //: Menu: the match is played back from its begin
                    title: qsTr("Replay")
                    detail: qsTr("The scores on the way, the table as it stood")
                    iconName: "play"
                    lead: 48
                    onClicked: root.wanted("replay")
                }
                ListRow {
                    objectName: "menuRules"
                    width: rows.part
                    //: Menu: the page that explains the rules
                    title: qsTr("Rules")
                    detail: qsTr("Everything in a sentence or two")
                    iconName: "info"
                    lead: 48
                    onClicked: root.wanted("rules")
                }
                ListRow {
                    objectName: "menuRedo"
                    width: rows.part
                    //: Menu: makes again what was undone
                    title: root.match.redoText === "" ? qsTr("Nothing to redo") : root.match.redoText
                    detail: root.match.redoDetail
                    iconName: "redo"
                    lead: 48
                    trailingIcon: ""
                    possible: root.match.redoText !== ""
                    onClicked: {
                        root.match.redo()
                        root.closed()
                    }
                }
                ListRow {
                    objectName: "menuCorrect"
                    width: rows.part
                    visible: !root.match.scoring || root.match.over
                    //: Menu: the table overrules the app
                    title: qsTr("Correct a sheet")
                    detail: qsTr("The table overrules the app")
                    iconName: "pencil"
                    lead: 48
                    onClicked: root.wanted("correct")
                }
                ListRow {
                    objectName: "menuDice"
                    width: rows.part
                    visible: root.match.canRoll && !root.match.over && !root.match.scoring
                    title: root.match.realDice ? qsTr("Let the app roll") : qsTr("Use real dice")
                    iconName: "dice"
                    lead: 48
                    trailingIcon: ""
                    onClicked: {
                        root.match.realDice = !root.match.realDice
                        root.closed()
                    }
                }
                ListRow {
                    objectName: "menuClock"
                    width: rows.part
                    visible: App.turnClock.hasTurns
                    title: App.settings.turnClock ? qsTr("Hide the clock") : qsTr("Show the clock")
                    detail: App.turnClock.times
                    iconName: "clock"
                    lead: 48
                    trailingIcon: ""
                    onClicked: {
                        App.settings.turnClock = !App.settings.turnClock
                        root.closed()
                    }
                }
                ListRow {
                    objectName: "menuShare"
                    width: rows.part
                    //: Menu: the match as a code for other tablets
                    title: qsTr("Share this match")
                    detail: qsTr("As a code, for other tablets to scan")
                    iconName: "code"
                    lead: 48
                    onClicked: root.wanted("share")
                }
                ListRow {
                    objectName: "menuScan"
                    width: rows.part
                    //: Menu: another tablet's code
                    title: qsTr("Scan a code")
                    iconName: "camera"
                    lead: 48
                    onClicked: root.wanted("scan")
                }
                ListRow {
                    objectName: "menuSettings"
                    width: rows.part
                    title: qsTr("Settings")
                    iconName: "settings"
                    lead: 48
                    onClicked: root.wanted("settings")
                }
                ListRow {
                    objectName: "menuStart"
                    width: rows.part
                    //: Menu: leaves the match; it can be gone on with
                    title: qsTr("To the start page")
                    detail: qsTr("Everything is kept")
                    iconName: "back"
                    lead: 48
                    trailingIcon: ""
                    onClicked: root.wanted("start")
                }
            }
        }
    }
}
