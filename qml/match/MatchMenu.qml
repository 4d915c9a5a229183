// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The menu of a match, down the left side.
FocusScope {
    id: root

    required property TableMatch match

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
        width: Math.min(parent.width - 56, 320)
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

            Column {
                id: rows
                width: parent.width

                ListRow {
                    objectName: "menuMoves"
                    width: parent.width
                    //: Menu: the list of moves
                    title: qsTr("What happened")
                    detail: qsTr("All moves; put one right, or go back to it")
                    iconName: "log"
                    lead: 48
                    onClicked: root.wanted("moves")
                }
                ListRow {
                    objectName: "menuReplay"
                    width: parent.width
                    //: Menu: the match is played back from its begin
                    title: qsTr("Replay")
                    detail: qsTr("The scores on the way, the table as it stood")
                    iconName: "play"
                    lead: 48
                    onClicked: root.wanted("replay")
                }
                ListRow {
                    objectName: "menuRules"
                    width: parent.width
                    //: Menu: the page that explains the rules
                    title: qsTr("Rules")
                    detail: qsTr("Everything in a sentence or two")
                    iconName: "info"
                    lead: 48
                    onClicked: root.wanted("rules")
                }
                ListRow {
                    objectName: "menuRedo"
                    width: parent.width
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
                    width: parent.width
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
                    width: parent.width
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
                    width: parent.width
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
                    width: parent.width
                    //: Menu: the match as a code for other tablets
                    title: qsTr("Share this match")
                    detail: qsTr("As a code, for other tablets to scan")
                    iconName: "code"
                    lead: 48
                    onClicked: root.wanted("share")
                }
                ListRow {
                    objectName: "menuScan"
                    width: parent.width
                    //: Menu: another tablet's code
                    title: qsTr("Scan a code")
                    iconName: "camera"
                    lead: 48
                    onClicked: root.wanted("scan")
                }
                ListRow {
                    objectName: "menuSettings"
                    width: parent.width
                    title: qsTr("Settings")
                    iconName: "settings"
                    lead: 48
                    onClicked: root.wanted("settings")
                }
                ListRow {
                    objectName: "menuStart"
                    width: parent.width
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
