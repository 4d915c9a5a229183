// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The rules of this match at hand, a sentence or two each.
Page {
    id: root

    required property TableMatch match

    Keys.onPressed: event => {
        if (!event.accepted)
            event.accepted = scroll.press(event.key)
    }

    PageHeader {
        id: header
        width: parent.width
        //: Title of the page that explains the rules
        title: qsTr("Rules")
        detail: root.match.variantName
        onBackClicked: root.backWanted()
    }
    ScrollArea {
        id: scroll
        objectName: "rules"
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: sections.height + 2 * Theme.gap

        CardColumns {
            id: sections
            x: Math.round((parent.width - width) / 2)
            y: Theme.gap
            width: Math.min(scroll.width - 2 * Theme.gap, scroll.width < 840 ? 640 : 1280)
            height: implicitHeight
            most: 2

            Repeater {
                // What it makes is laid out, not itself.
                visible: false
                model: root.match.rules

                Paper {
                    id: section

                    required property var modelData

                    width: parent?.width ?? 0
                    // What stands below it lies on whole pixels.
                    height: Math.ceil(content.height) + 2 * Theme.gapLarge

                    Column {
                        id: content
                        x: Theme.gapLarge
                        y: Theme.gapLarge
                        width: parent.width - 2 * x
                        spacing: Theme.gap

                        SpokenText {
                            text: section.modelData.title
                            font: Type.heading
                        }
                        Repeater {
                            model: section.modelData.entries

                            RulesEntry {
                                required property var modelData

                                width: content.width
                                title: modelData.title
                                detail: modelData.detail
                                text: modelData.text
                            }
                        }
                    }
                }
            }
        }
    }
}
