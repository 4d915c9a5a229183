// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// A place under the lens, in words: what it is worth, what it does, what lies there. A long touch puts it right.
Touchable {
    id: root

    required property EmpiresMatch match
    required property int seat
    required property var place
    property bool chosen: false
    readonly property color mark: place.destroyed ? Theme.trayInk : Theme.ink
    readonly property color markSoft: place.destroyed ? Theme.trayInkSoft : Theme.inkSoft
    //: A place that is destroyed
    readonly property string condition: place.destroyed ? qsTr("destroyed")
        //: What a place is worth: %1 points
        : place.value > 0 ? qsTr("value %1").arg(place.value) : ""
    //: Of a place that can be repaired: %1 what that costs, "4 Hammers"
    readonly property string repair: place.costs === "" ? "" : qsTr("repair: %1").arg(place.costs)
    readonly property string cards: place.cards.map(card => joined(card.name, card.came, card.says, card.exhausted
        //: An Innovation that is exhausted
        ? qsTr("exhausted") : "")).join("; ")

    readonly property string dangers: place.hitBy === "" ? "" : [
        //: Of a healthy place: %1 the numbers of Disasters that would destroy it
        qsTr("hit by %1").arg(place.hitBy), place.unseen].filter(part => part !== "").join("\n")

    implicitHeight: words.height + 2 * words.y
    //: Spoken name of a place: %1 its position in the row, %2 what it is
    spokenName: qsTr("Position %1: %2").arg(place.position).arg(place.name)
    spokenDetail: joined(condition, repair, place.preview, place.says, cards, dangers)
    canHold: true
    onHeld: match.askCorrection(seat, "row/" + place.position)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPaper
        color: root.place.destroyed ? Theme.holeDeep : root.down ? Theme.paperSunk : Theme.paper
        border.width: root.chosen || root.place.moved ? 3 : 1
        border.pixelAligned: false
        border.color: root.place.moved ? Theme.yes : root.chosen ? Theme.ink : root.place.destroyed ? Theme.trayLine : Theme.edge
    }
    Column {
        id: words
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: 4

        Row {
            width: parent.width
            spacing: 4

            Icon {
                id: sign
                name: Signs.places[root.place.location]
                size: 20
                color: root.mark
            }
            AppText {
                anchors.verticalCenter: sign.verticalCenter
                text: String(root.place.position)
                font: Type.labelBold
                color: root.mark
            }
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.place.name
            font: Type.fitting(text, Type.labelBold, width)
            color: root.mark
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.condition
            font: Type.labelBold
            color: root.mark
        }
        AppText {
            width: parent.width
            visible: root.chosen && text !== ""
            wrapMode: Text.Wrap
            text: root.repair
            font: Type.labelBold
            color: root.mark
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.place.says
            font: Type.label
            color: root.markSoft
        }
        // In pencil: what would come of choosing it.
        AppText {
            width: parent.width
            visible: root.chosen && text !== ""
            wrapMode: Text.Wrap
            text: root.place.preview
            font: Type.labelBold
            color: root.place.destroyed ? root.mark : root.place.gain > 0 ? Theme.yes : Theme.redPencil
        }
        AppText {
            width: parent.width
            visible: root.chosen && text !== ""
            wrapMode: Text.Wrap
            text: root.dangers
            font: Type.small
            color: root.markSoft
        }
        Repeater {
            model: root.place.cards

            Column {
                id: innovation

                required property var modelData

                width: words.width
                spacing: 2

                CardTab {
                    width: Math.min(parent.width, 64)
                    card: innovation.modelData
                    faded: root.place.destroyed
                    showsNumber: true
                }
                AppText {
                    width: parent.width
                    visible: root.chosen
                    wrapMode: Text.Wrap
                    //: Of an Innovation of which nobody has said what it does
                    text: innovation.modelData.says === "" ? qsTr("not known yet") : innovation.modelData.says
                    font: Type.label
                    color: root.markSoft
                }
                AppText {
                    width: parent.width
                    visible: root.chosen && text !== ""
                    wrapMode: Text.Wrap
                    text: innovation.modelData.came
                    font: Type.small
                    color: root.markSoft
                }
            }
        }
    }
}
