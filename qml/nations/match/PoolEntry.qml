// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// The dice as they lie after a roll: colour after colour a touch a die, the last one goes on by itself. The keys stay where they
// are meanwhile.
ScrollArea {
    id: root

    required property NationsMatch match
    readonly property nationsPool pool: match.pool
    readonly property int keyWidth: Math.floor((column.width - (perRow - 1) * Theme.gap) / perRow)
    readonly property int perRow: width < 520 ? 3 : 4
    readonly property int dieSize: height >= 600 ? 52 : 40

    objectName: "poolEntry"
    contentHeight: column.height + 2 * Theme.gap

    Column {
        id: column
        x: Math.round((root.width - width) / 2)
        y: Theme.gap
        width: Math.min(root.width - 2 * Theme.gap, 640)
        spacing: Theme.gap

        Paper {
            width: parent.width
            height: rolled.height + 2 * Theme.gap

            Column {
                id: rolled
                x: Theme.gap
                y: Theme.gap
                width: parent.width - 2 * x
                spacing: 6

                Repeater {
                    model: root.pool.toRoll.length

                    RolledLine {
                        id: row

                        required property int index

                        objectName: "rolled" + line.colour
                        width: rolled.width
                        height: implicitHeight
                        line: root.pool.toRoll[index] ?? line
                        entered: root.pool.entered
                        isAsked: line.colour === root.pool.colour
                        //: Dice of a colour that are rolled: %1 how many, %2 are still to be entered
                        words: line.missing > 0 ? qsTr("×%1 · %2 still to enter").arg(line.count).arg(line.missing)
                            //: Dice of a colour that are rolled: %1 how many, all are entered
                            : qsTr("×%1 · all entered").arg(line.count)
                    }
                }
            }
        }
        PartHead {
            width: parent.width
            visible: root.pool.faces.length > 0
            //: Over the faces that a die can show
            text: qsTr("What do they show?")
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: root.pool.faces.length

                PickKey {
                    id: face

                    required property int index
                    property nationsPiece none
                    readonly property nationsPiece piece: root.pool.faces[index] ?? none

                    objectName: "face" + index
                    width: root.keyWidth
                    height: root.dieSize + 24
                    spokenName: piece.spoken
                    onClicked: root.match.touch("face", piece.index)

                    Die {
                        anchors.centerIn: parent
                        width: size
                        height: size
                        size: root.dieSize
                        colour: root.pool.colour
                        symbol: face.piece.symbol
                        count: face.piece.n
                    }
                }
            }
        }
        Paper {
            width: parent.width
            height: unknown.height + 2 * Theme.gap
            visible: root.pool.whyNot !== ""

            Column {
                id: unknown
                x: Theme.gapLarge
                y: Theme.gap
                width: parent.width - 2 * x
                spacing: Theme.gapSmall

                SpokenText {
                    width: parent.width
                    text: root.pool.whyNot
                    color: Theme.inkSoft
                }
                AppButton {
                    objectName: "enterFaces"
                    visible: root.pool.lacksFaces
                    kind: AppButton.Quiet
                    iconName: "pencil"
                    //: Button under the sentence that the card library does not know all faces of a die: opens that card
                    text: qsTr("Say what is on its faces")
                    onClicked: root.match.askFaces()
                }
            }
        }
    }
}
