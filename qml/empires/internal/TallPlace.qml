// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// A place as it lay, where there is room to read it from across the table: picture, value, name, the Innovations below each other.
Rectangle {
    id: root

    required property var place
    // How far it is to the next place of the row.
    required property real step
    readonly property color mark: place.threatened ? Theme.dangerDeepInk : place.destroyed ? Theme.trayInkSoft : Theme.ink
    readonly property bool isLarge: height >= 240
    readonly property bool isMarked: place.asked || place.repairs || place.moved

    radius: Theme.radiusPaper
    color: place.threatened ? Theme.dangerDeep : place.destroyed ? Theme.holeDeep : Theme.paper
    border.width: isMarked ? 3 : place.destroyed ? 1 : 0
    border.color: isMarked ? Theme.yes : Theme.trayLine
    z: place.movedFrom > 0 ? 1 : 0
    transform: CrossOver {
        from: root.place.movedFrom > 0 ? (root.place.movedFrom - root.place.position) * root.step : 0
    }
    Accessible.role: Accessible.StaticText
    //: Spoken name of a place: %1 its position in the row, %2 what it is
    Accessible.name: qsTr("Position %1: %2").arg(place.position).arg(place.name)
    //: A place that is destroyed
    Accessible.description: place.destroyed ? qsTr("destroyed") : ""

    Column {
        id: laid
        x: Theme.gap
        y: Theme.gapSmall
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        AppText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: String(root.place.position)
            font: Type.labelBold
            color: root.mark
        }
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: Signs.places[root.place.location]
            size: Math.round(Math.min(parent.width * 0.55, root.height / 5))
            color: root.mark
        }
        Item {
            width: parent.width
            height: value.implicitHeight

            FittedText {
                id: value
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width
                visible: !root.place.destroyed && root.place.value > 0
                horizontalAlignment: Text.AlignHCenter
                text: String(root.place.value)
                font: Type.scoreLarge
                color: root.mark
            }
            Icon {
                anchors.centerIn: parent
                visible: root.place.destroyed
                name: "fire"
                size: value.implicitHeight - Theme.gapSmall
                color: root.mark
            }
        }
        AppText {
            width: parent.width
            visible: root.width >= 84
            horizontalAlignment: Text.AlignHCenter
            text: root.place.name
            font: Type.squeezed(text, root.isLarge ? Type.figureLight : Type.body, width)
            color: root.mark
        }
        Repeater {
            model: root.place.cards

            CardTab {
                required property var modelData

                width: laid.width
                isLarge: root.isLarge
                showsNumber: true
                card: modelData
                faded: root.place.destroyed
            }
        }
    }
}
