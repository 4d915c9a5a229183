// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What this is, whose it is, and where the matches are.
Page {
    id: root

    // Everything that is linked or looked for when the program runs; licences by their SPDX names.
    readonly property var parts: [
        { name: "Pegsheet", licence: "Apache-2.0" },
        { name: "Qt 6", licence: App.isPage ? "GPL-3.0-only" : "LGPL-3.0-only" },
        //: Instead of a licence: belongs to everybody
        { name: "SQLite", licence: qsTr("public domain") },
        { name: "SQLiteCpp", licence: "MIT" },
        { name: "JSON for Modern C++", licence: "MIT" },
        { name: "CLI11", licence: "BSD-3-Clause" },
        { name: "ZXing-C++", licence: "Apache-2.0" }
    ]

    function goBack(): bool {
        wanted("settings")
        return true
    }

    Keys.onPressed: event => {
        if (!event.accepted)
            event.accepted = scroll.press(event.key)
    }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("About Pegsheet")
        onBackClicked: root.goBack()
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

                SpokenText {
                    //: %1 a version such as 0.1.0
                    text: qsTr("Version %1").arg(App.version)
                    font: Type.heading
                }
                SpokenText {
                    text: qsTr("Pegsheet keeps the sheets and pegboards of board games. You still need the game itself: its rules, its table and, if you like, its dice.")
                }
                SpokenText {
                    text: qsTr("Pegsheet is unofficial. Names of games are used only to say which games it works with; they belong to their owners, who have nothing to do with Pegsheet.")
                }
                SpokenText {
                    text: qsTr("It needs no network and no account, and shows no advertisement.")
                }
                SpokenText {
                    visible: App.place !== ""
                    //: Heading over the path of a file
                    text: qsTr("Where your matches are kept")
                    font: Type.heading
                }
                SpokenText {
                    visible: App.place !== ""
                    wrapMode: App.isPage ? Text.Wrap : Text.WrapAnywhere
                    //: Where the matches of a page are
                    text: App.isPage ? qsTr("In this browser, on this device") : App.place
                }
                SpokenText {
                    //: Heading over what this program is made of
                    text: qsTr("Made of")
                    font: Type.heading
                }
                Repeater {
                    model: root.parts

                    Item {
                        id: part

                        required property var modelData

                        width: content.width
                        height: Math.max(name.height, licence.height) + Theme.gapSmall
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData.name + ", " + modelData.licence

                        AppText {
                            id: name
                            width: parent.width - licence.width - Theme.gap
                            text: part.modelData.name
                            font: Type.labelBold
                        }
                        AppText {
                            id: licence
                            anchors.right: parent.right
                            width: Math.min(implicitWidth, parent.width / 2)
                            text: part.modelData.licence
                            font: Type.label
                        }
                    }
                }
                SpokenText {
                    objectName: "pageLicence"
                    visible: App.isPage
                    //: Where Pegsheet runs in a browser
                    text: qsTr("This page as a whole is under GPL-3.0, because Qt's part for browsers is. Pegsheet's own code stays under Apache-2.0.")
                    font: Type.small
                }
                SpokenText {
                    objectName: "pageSources"
                    visible: App.isPage
                    //: Where Pegsheet runs in a browser: the sources of the page. %1 an address of the web
                    text: App.sources !== "" ? qsTr("Its sources, and where those of Qt are: %1").arg(App.sources)
                        //: Where Pegsheet runs in a browser, and no address of the page's sources is known
                        : qsTr("Whoever serves this page says where its sources and those of Qt are.")
                    font: Type.small
                }
                SpokenText {
                    text: App.isPage
                        //: Where Pegsheet runs in a browser: files on the same server
                        ? qsTr("The licences in full lie beside the page: GPL-3.0.txt and Apache-2.0.txt.")
                        : qsTr("The licences in full come with the program; Qt may be exchanged for a version of your own.")
                    color: Theme.inkSoft
                    font: Type.small
                }
            }
        }
    }
}
