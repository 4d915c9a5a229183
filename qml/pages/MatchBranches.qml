// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The other ways a match went: what was undone and played otherwise, mended, or decided against.
Paper {
    id: root

    // See History.shown.
    required property var branches

    implicitHeight: Math.ceil(rows.height) + 2 * Theme.gapLarge

    Column {
        id: rows
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gap

        AppText {
            //: Heading over what was undone and played otherwise
            text: qsTr("Other ways it went")
            font: Type.heading
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        SpokenText {
            text: qsTr("In the list of moves of the match you can go over to one of them.")
            color: Theme.inkSoft
            font: Type.small
        }
        Repeater {
            model: root.branches

            Item {
                id: row

                required property var modelData

                width: rows.width
                height: Math.ceil(words.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.text + ", " + modelData.detail

                Icon {
                    name: "fork"
                    size: Theme.iconSmall
                    color: Theme.inkSoft
                }
                Column {
                    id: words
                    x: 28
                    width: parent.width - x

                    AppText {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: row.modelData.text
                        font: Type.label
                    }
                    AppText {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: row.modelData.detail
                        color: Theme.inkSoft
                        font: Type.small
                    }
                }
            }
        }
    }
}
