// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The other ways a match went: what was undone and played otherwise, mended, or decided against. Each can be looked at, and
// played on as a match of its own.
Paper {
    id: root

    // See History.shown.
    required property var branches

    signal lookedAt(var way)
    signal playOnWanted(var way)

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
            text: qsTr("Look at one, or play on from it as a match of its own. In the list of moves you can go over to one.")
            color: Theme.inkSoft
            font: Type.small
        }
        Repeater {
            model: root.branches

            Item {
                id: row

                required property var modelData
                required property int index
                readonly property string name: modelData.text + ", " + modelData.detail

                width: rows.width
                height: Math.ceil(words.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: name

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
                    Row {
                        width: parent.width
                        topPadding: Theme.gapSmall
                        bottomPadding: Theme.gap
                        spacing: Theme.gap

                        AppButton {
                            objectName: "lookAtWay" + row.index
                            width: Math.floor((parent.width - Theme.gap) / 2)
                            implicitHeight: Theme.touch
                            iconName: "next"
                            //: Button: plays another way that a match went back, move by move
                            text: qsTr("Replay")
                            spokenDetail: row.name
                            onClicked: root.lookedAt(row.modelData)
                        }
                        AppButton {
                            objectName: "playOnWay" + row.index
                            width: Math.floor((parent.width - Theme.gap) / 2)
                            implicitHeight: Theme.touch
                            iconName: "fork"
                            //: Button: a new match that goes on where another way of one ended
                            text: qsTr("Play on")
                            spokenDetail: row.name
                            onClicked: root.playOnWanted(row.modelData)
                        }
                    }
                }
            }
        }
    }
}
