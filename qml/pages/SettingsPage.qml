// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What the table prefers; each choice holds at once.
Page {
    id: root

    readonly property var languageNames: ({ en: "English", de: "Deutsch" })

    component Sheet: Paper {
        default property alias choices: column.data

        width: parent?.width ?? 0
        height: column.height + 2 * Theme.gapLarge

        Column {
            id: column
            x: Theme.gapLarge
            y: Theme.gapLarge
            width: parent.width - 2 * x
            spacing: Theme.gap
        }
    }
    component Heading: AppText {
        font: Type.heading
    }
    component Choice: SegmentedSwitch {
        width: parent?.width ?? 0
        tall: true
    }
    component Switch: SwitchRow {
        width: parent?.width ?? 0
    }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Settings")
        onBackClicked: root.backWanted()
    }
    ScrollArea {
        id: scroll
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: cards.y + cards.height + Theme.gapLarge

        CardColumns {
            id: cards
            x: Math.round((parent.width - width) / 2)
            y: Theme.gap
            width: Math.min(scroll.width - 2 * Theme.gap, scroll.width < 840 ? 640 : 1280)
            height: implicitHeight
            most: 2

            Sheet {
                Heading { text: qsTr("Language") }
                Choice {
                    objectName: "languageSwitch"
                    title: qsTr("Language")
                    options: Array.from(App.settings.languages, code => root.languageNames[code] ?? code)
                    current: App.settings.languages.indexOf(App.settings.language) // qmllint disable type
                    onChosen: index => App.settings.language = App.settings.languages[index]
                }
                Heading { text: qsTr("Theme") }
                Choice {
                    objectName: "themeSwitch"
                    title: qsTr("Theme")
                    //: How the window looks: as the system does, light, dark, black on white with strong lines
                    options: [qsTr("System"), qsTr("Light"), qsTr("Dark"), qsTr("High contrast")]
                    current: App.settings.theme
                    onChosen: index => App.settings.theme = index
                }
                Heading { text: qsTr("Text size") }
                Choice {
                    objectName: "textSizeSwitch"
                    title: qsTr("Text size")
                    //: A size of the text: %1 a number of per cent
                    options: Array.from(App.settings.textSizes, percent => qsTr("%1 %").arg(percent))
                    current: App.settings.textSizes.indexOf(App.settings.textSize) // qmllint disable type
                    onChosen: index => App.settings.textSize = App.settings.textSizes[index]
                }
                //: Heading over how much is moved on the screen
                Heading { text: qsTr("Motion") }
                Choice {
                    objectName: "motionSwitch"
                    title: qsTr("Motion")
                    //: How much is moved on the screen: as the system wants it, nothing that can be done without
                    options: [qsTr("As the system"), qsTr("Reduced")]
                    current: App.settings.motion
                    onChosen: index => App.settings.motion = index
                }
            }
            Sheet {
                Heading { text: qsTr("In a match") }
                Switch {
                    objectName: "keepAwakeSwitch"
                    title: qsTr("Keep the screen on")
                    checked: App.settings.keepAwake
                    onClicked: App.settings.keepAwake = !checked
                }
                Switch {
                    objectName: "clockSwitch"
                    //: Setting: a match shows how long turns take
                    title: qsTr("Show the clock")
                    detail: qsTr("How long this turn, each player and the match take")
                    checked: App.settings.turnClock
                    onClicked: App.settings.turnClock = !checked
                }
                Switch {
                    objectName: "reviewsSwitch"
                    //: Setting: a match that is played back shows the chances to win
                    title: qsTr("Review matches")
                    detail: qsTr("Played back: each player's chances, luck and choices")
                    checked: App.settings.reviews
                    onClicked: App.settings.reviews = !checked
                }
                Switch {
                    objectName: "oddsSwitch"
                    //: Setting: while dice are rolled, the chances of what they can bring are told
                    title: qsTr("Tell the odds of dice")
                    detail: qsTr("What those that are rolled again can bring")
                    checked: App.settings.odds
                    onClicked: App.settings.odds = !checked
                }
                Switch {
                    objectName: "soundSwitch"
                    title: qsTr("Sound")
                    detail: App.soundProblem !== "" ? App.soundProblem : qsTr("Dice, pencil, pegs and disasters, softly")
                    checked: App.settings.sound
                    onClicked: App.settings.sound = !checked
                }
            }
            GameNumbers {
                width: parent?.width ?? 0
            }
            Paper {
                width: parent?.width ?? 0
                height: dataRow.height + libraryRow.height + aboutRow.height

                ListRow {
                    id: dataRow
                    objectName: "dataRow"
                    width: parent.width
                    iconName: "file"
                    title: qsTr("Your data")
                    detail: qsTr("Save a copy, bring one back, files for other programs")
                    onClicked: root.wanted("data")
                }
                ListRow {
                    id: libraryRow
                    objectName: "libraryRow"
                    y: dataRow.height
                    width: parent.width
                    iconName: "log"
                    title: qsTr("Card library")
                    detail: qsTr("Tiles, events and cards that no rulebook prints")
                    onClicked: root.wanted("library")
                }
                ListRow {
                    id: aboutRow
                    objectName: "aboutRow"
                    y: dataRow.height + libraryRow.height
                    width: parent.width
                    iconName: "info"
                    title: qsTr("About Pegsheet")
                    //: %1 a version such as 0.1.0
                    detail: qsTr("Version %1, licences, where your matches are").arg(App.version)
                    onClicked: root.wanted("about")
                }
            }
        }
    }
}
