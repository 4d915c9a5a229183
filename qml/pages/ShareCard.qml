// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Beside a code: whose match it is, the other ways out, and whose tablet this is.
Paper {
    id: root

    required property Sharing sharing
    readonly property TableMatch match: App.match
    readonly property var ways: [
        //: Buttons: what is made of a code, and below each what that is
        { name: "savePicture", icon: "image", text: qsTr("Picture"), detail: qsTr("PNG, to send on"),
          act: () => sharing.save(Sharing.Picture) },
        { name: "copyCode", icon: "copy", text: qsTr("Copy"), detail: qsTr("as text, to paste"),
          act: () => sharing.copy() },
        { name: "saveFile", icon: "file", text: qsTr("File"), detail: qsTr("the match, to open"),
          act: () => sharing.save(Sharing.Saved) },
        { name: "saveDrawing", icon: "image", text: qsTr("Drawing"), detail: qsTr("SVG, sharp at any size"),
          act: () => sharing.save(Sharing.Drawing) },
        { name: "savePaper", icon: "print", text: qsTr("Page"), detail: qsTr("PDF, to print"),
          act: () => sharing.save(Sharing.Paper) }
    ]

    implicitHeight: content.height + 2 * Theme.gapLarge

    Column {
        id: content
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gap

        SpokenText {
            text: root.sharing.gameName
            font: Type.heading
        }
        SpokenText {
            //: %1 names, %2 such as "Round 8 · Ben's turn"
            text: qsTr("%1 · %2").arg(root.sharing.names).arg(root.sharing.standing)
                //: After how a match stands
                + " · " + qsTr("%n move(s)", "", root.sharing.moves)
        }
        SpokenText {
            text: root.sharing.whole ? qsTr("Whoever scans this code has the whole match.")
                : qsTr("For those who have the rest already; all others scan the whole match.")
            color: Theme.inkSoft
        }
        SpokenText {
            text: qsTr("Nothing leaves this tablet but by a code or a file that you show.")
            color: Theme.inkSoft
        }
        Flow {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                model: root.ways

                AppButton {
                    required property var modelData

                    objectName: modelData.name
                    kind: AppButton.Quiet
                    iconName: modelData.icon
                    text: modelData.text
                    detail: modelData.detail
                    onClicked: modelData.act()
                }
            }
        }
        SpokenText {
            //: Heading over whose sheet is kept on this tablet
            text: qsTr("One tablet each")
            font: Type.heading
        }
        SpokenText {
            text: root.sharing.here < 0 ? qsTr("This tablet keeps everybody's sheet. If everyone has a tablet, touch whose this one is.")
                : qsTr("When %1's turn ends, its code comes up by itself.").arg(root.match?.names[root.sharing.here] ?? "")
            color: Theme.inkSoft
        }
        Flow {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                model: root.match?.names ?? []

                SeatChip {
                    required property string modelData
                    required property int index

                    objectName: "here" + index
                    name: modelData
                    mark: root.match.marks[index]
                    checked: root.sharing.here === index
                    onClicked: root.sharing.here = checked ? -1 : index
                }
            }
        }
    }
}
