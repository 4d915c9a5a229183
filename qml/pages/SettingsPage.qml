// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Language, light and dark, and what this is.
Page {
    id: root

    readonly property var languageNames: ({ en: "English", de: "Deutsch" })

    component Heading: AppText {
        font: Type.heading
    }
    component Words: AppText {
        width: parent.width
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        font: Type.label
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
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
        contentHeight: sheet.height + 2 * Theme.gap

        Paper {
            id: sheet
            x: Math.round((parent.width - width) / 2)
            y: Theme.gap
            width: Math.min(scroll.width - 2 * Theme.gap, 640)
            height: content.height + 2 * Theme.gapLarge

            Column {
                id: content
                x: Theme.gapLarge
                y: Theme.gapLarge
                width: parent.width - 2 * x
                spacing: Theme.gap

                Heading { text: qsTr("Language") }
                SegmentedSwitch {
                    objectName: "languageSwitch"
                    width: parent.width
                    tall: true
                    title: qsTr("Language")
                    options: App.settings.languages.map(code => root.languageNames[code] ?? code)
                    current: App.settings.languages.indexOf(App.settings.language)
                    onChosen: index => App.settings.language = App.settings.languages[index]
                }
                Heading { text: qsTr("Light and dark") }
                SegmentedSwitch {
                    objectName: "themeSwitch"
                    width: parent.width
                    tall: true
                    title: qsTr("Light and dark")
                    //: How the window looks: as the system does, light, dark
                    options: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
                    current: App.settings.theme
                    onChosen: index => App.settings.theme = index
                }
                Heading { text: qsTr("About Pegsheet") }
                Words {
                    //: %1 a version such as 0.1.0
                    text: qsTr("Version %1").arg(App.version)
                }
                Words {
                    text: qsTr("Pegsheet keeps the sheets and pegboards of board games. You still need the game itself: its rules, its table and, if you like, its dice.")
                }
                Words {
                    text: qsTr("Pegsheet is unofficial. Names of games are used only to say which games it works with; they belong to their owners, who have nothing to do with Pegsheet.")
                }
                Words {
                    text: qsTr("Licence: Apache 2.0. It is built on Qt (LGPL 3), SQLite (public domain), SQLiteCpp and JSON for Modern C++ (MIT).")
                }
                Words {
                    visible: App.place !== ""
                    wrapMode: Text.WrapAnywhere
                    //: %1 the path of a file
                    text: qsTr("Your matches are kept in %1").arg(App.place)
                    color: Theme.inkSoft
                    font: Type.small
                }
            }
        }
    }
}
