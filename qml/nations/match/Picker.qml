// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// A progress tile, entered on one page: its kind, what it brings, its points, where it goes. What is said last buys.
FocusScope {
    id: root

    required property NationsMatch match
    readonly property nationsPicker picker: match.picker
    readonly property bool hasKind: picker.kind >= 0
    readonly property int mark: match.mark
    // Beside the boards of a large window what is asked for is as large as the room it has.
    readonly property bool isHigh: width >= 480 && height >= 640

    PageHeader {
        id: header
        width: parent.width
        implicitHeight: 48
        title: root.picker.title
        onBackClicked: root.match.touch("close")

        // On a phone the page covers the menu. Touches are made again here; moves, of which there is a sentence, only there.
        IconButton {
            objectName: "redoTouch"
            visible: root.match.redoText !== "" && root.match.redoDetail === ""
            iconName: "redo"
            text: root.match.redoText
            onClicked: root.match.redo()
        }
    }
    ScrollArea {
        id: scroll
        objectName: "picker"
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: column.height + 2 * Theme.gap

        Column {
            id: column
            x: Theme.gap
            y: Theme.gap
            width: Math.min(scroll.width - 2 * x, 640)
            spacing: Theme.gap

            KindKeys {
                width: parent.width
                visible: !root.picker.fromOffer
                isLarge: root.isHigh && !root.hasKind
                match: root.match
            }
            OfferGrid {
                width: parent.width
                visible: root.picker.fromOffer
                columnCount: root.match.columns
                cellHeight: root.isHigh ? 100 : 66
                tiles: root.match.offer
                chosen: root.picker.offered
                mark: root.mark
                onTouched: place => root.match.touch("offered", place)
            }
            KnownTiles {
                width: parent.width
                visible: root.hasKind && !root.picker.fromOffer && root.picker.known.length > 0
                match: root.match
                mark: root.mark
                //: Over the tiles that the card library knows; %1 "Age III"
                title: qsTr("From your card library (%1)").arg(root.match.ageName)
            }
            PieceKeys {
                width: parent.width
                visible: root.picker.asksDice
                isDice: true
                //: Over the keys for the dice of a tile
                title: qsTr("Dice – touch again for one more")
                counts: root.picker.dice
                mark: root.mark
                onTouched: kind => root.match.touch("die", kind)
            }
            PieceKeys {
                width: parent.width
                visible: root.picker.asksChits
                //: Over the keys for the chits of a tile
                title: qsTr("Chits – touch again for one more")
                counts: root.picker.chits
                mark: root.mark
                onTouched: kind => root.match.touch("chit", kind)
            }
            NumberKeys {
                objectName: "stoneKeys"
                width: parent.width
                visible: root.picker.asksStone
                //: Over the numbers: what it costs to build a wonder
                title: qsTr("Stone it costs")
                //: Spoken before a number to choose: what building costs
                spoken: qsTr("Stone")
                least: 1
                chosen: root.picker.stone
                mark: root.mark
                onEntered: number => root.match.touch("stone", -1, number)
            }
            NumberKeys {
                objectName: "rowKeys"
                width: parent.width
                visible: root.picker.asksRow
                //: Over the numbers: in which row of the offer a tile lies
                title: qsTr("Row it lies in: its price")
                //: Spoken before a number to choose: the row of the offer
                spoken: qsTr("Row")
                least: 1
                most: 3
                chosen: root.picker.row
                mark: root.mark
                onEntered: number => root.match.touch("row", -1, number)
            }
            NumberKeys {
                objectName: "pointKeys"
                width: parent.width
                visible: root.hasKind && !root.picker.fromOffer
                //: Over the numbers: what is printed on a tile
                title: root.picker.pointsBuy ? qsTr("Points on the tile – the touch buys") : qsTr("Points on the tile")
                //: Spoken before a number to choose: the points on a tile
                spoken: qsTr("Points")
                chosen: root.picker.points
                mark: root.mark
                onEntered: number => root.match.touch("points", -1, number)
            }
            SlotKeys {
                width: parent.width
                visible: root.picker.asksSlot && root.hasKind
                match: root.match
                mark: root.mark
            }
            TilePreview {
                width: parent.width
                visible: root.hasKind && root.picker.preview !== ""
                picker: root.picker
                mark: root.mark
            }
            TextEntry {
                id: name
                objectName: "tileName"
                width: parent.width
                visible: root.hasKind && !root.picker.fromOffer
                //: What is typed here: the name printed on a tile
                label: qsTr("Name (if you like)")
                maximumLength: 40
                text: root.picker.name
                onEdited: typed => root.match.nameTile(typed)
            }
        }
    }
}
