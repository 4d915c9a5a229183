// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Nations

// A player's board: five slots, the advisor and the wonder being built, below them colonies and built wonders.
WoodBoard {
    id: root

    required property NationsMatch match
    required property nationsSheet sheet
    // It is this board that the turn is about.
    property bool live: false
    // Where nothing lies beside it that is said, too.
    property bool saysNothing: false
    // How high the three rows are.
    property int slotHeight: 88
    property int rowHeight: 64
    property int smallHeight: 60
    readonly property int inset: 6
    readonly property int gap: 4
    readonly property int slotWidth: Math.floor((width - 2 * inset - 4 * gap) / 5)
    readonly property int smallWidth: Math.floor((width - 2 * inset - (abreast - 1) * gap) / abreast)
    readonly property int abreast: Math.max(4, Math.floor((width - 2 * inset + gap) / (Math.max(96, Math.round(smallHeight * 1.36)) + gap)))
    readonly property bool canBuild: live && sheet.canBuild

    // Where a tile can be bought now the place that it goes to opens the page for it; else it says what the table corrected there,
    // or why nothing happens. A long touch corrects it.
    function touchPlace(kind: int, slot: int, path: string) {
        if (live && sheet.acting && match.stage === NationsMatch.Act)
            match.touch("open", kind, slot)
        else
            match.explain(sheet.seat, path)
    }

    // Colonies lie before built wonders.
    function pathBeside(place: int): string {
        let colonies = 0
        while (colonies < sheet.beside.length && !sheet.beside[colonies].built)
            ++colonies
        return place < colonies ? "colonies." + place : "built." + (place - colonies)
    }

    // A tile as it is spoken: whose it is and where it lies, since others may look the same.
    function spokenAt(where: string, tile: var, nothing: string): string {
        return [sheet.name, where, tile.empty ? nothing : tile.spoken].filter(part => part !== "").join(", ") // qmllint disable type
    }

    implicitHeight: column.height + 2 * inset + 3

    Column {
        id: column
        x: root.inset
        y: root.inset
        width: parent.width - 2 * x
        spacing: root.gap

        Row {
            spacing: root.gap

            Repeater {
                model: 5

                PlacedTile {
                    required property int index

                    objectName: "slot" + (index + 1)
                    width: root.slotWidth
                    height: root.slotHeight
                    shape: TileItem.Upright
                    tile: root.sheet.developments[index]
                    //: Spoken: a place for a development on a board; %1 counts from 1
                    spokenName: root.spokenAt(qsTr("slot %1").arg(index + 1), tile, "")
                    onClicked: root.touchPlace(Nations.Development, index + 1, "developments." + index)
                    canHold: true
                    onHeld: root.match.askCorrection(root.sheet.seat, "developments." + index)
                }
            }
        }
        Row {
            spacing: root.gap

            PlacedTile {
                objectName: "advisor"
                width: Math.round((column.width - root.gap) * 0.4)
                height: root.rowHeight
                shape: TileItem.Lying
                tile: root.sheet.advisor
                //: On a board: the place of the advisor is empty
                emptyCaption: qsTr("no advisor")
                //: On a board: who is the advisor
                caption: tile.empty ? emptyCaption : qsTr("Advisor")
                spokenName: root.spokenAt("", tile, emptyCaption)
                onClicked: root.touchPlace(Nations.Advisor, 0, "advisor")
                canHold: true
                onHeld: root.match.askCorrection(root.sheet.seat, "advisor")
            }
            PlacedTile {
                objectName: "wonder"
                width: column.width - root.gap - Math.round((column.width - root.gap) * 0.4)
                height: root.rowHeight
                shape: TileItem.Lying
                tile: root.sheet.wonder
                //: On a board: there is no wonder that is being built
                emptyCaption: qsTr("no wonder under construction")
                //: On a board: a wonder that is not finished
                caption: tile.empty ? emptyCaption : qsTr("under construction")
                spokenName: root.spokenAt(tile.empty ? "" : caption, tile, emptyCaption)
                rightRoom: build.active ? build.width : 0
                onClicked: root.touchPlace(Nations.Wonder, 0, "wonder")
                canHold: true
                onHeld: root.match.askCorrection(root.sheet.seat, "wonder")

                Loader {
                    id: build
                    anchors.right: parent.right
                    anchors.rightMargin: 6
                    anchors.verticalCenter: parent.verticalCenter
                    width: active ? Math.min(76, parent.width * 0.42) : 0
                    height: parent.height - 12
                    active: root.canBuild
                    sourceComponent: AppButton {
                        objectName: "build"
                        kind: AppButton.Primary
                        mark: root.sheet.mark
                        //: Button on a wonder: it is finished with stone
                        text: qsTr("Build")
                        once: true
                        onClicked: root.match.touch("build")
                    }
                }
            }
        }
        TileItem {
            width: parent.width
            height: root.smallHeight
            visible: root.saysNothing && root.sheet.beside.length === 0
            shape: TileItem.Lying
            kind: Nations.Colony
            empty: true
            //: On a board: nothing lies beside it yet
            caption: qsTr("no colonies, no finished wonders")
        }
        Flow {
            width: parent.width
            visible: root.sheet.beside.length > 0
            spacing: root.gap

            Repeater {
                model: root.sheet.beside.length

                PlacedTile {
                    required property int index

                    objectName: "beside" + index
                    width: root.smallWidth
                    height: root.smallHeight
                    shape: TileItem.Small
                    tile: root.sheet.beside[index] ?? tile
                    //: Spoken: a place beside a board; %1 counts from 1
                    spokenName: root.spokenAt(qsTr("beside, %1").arg(index + 1), tile, "")
                    onClicked: root.match.explain(root.sheet.seat, root.pathBeside(index))
                    canHold: true
                    onHeld: root.match.askCorrection(root.sheet.seat, root.pathBeside(index))
                }
            }
        }
    }
}
