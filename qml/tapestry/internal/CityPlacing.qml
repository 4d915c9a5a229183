// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What a piece brings where it stands in pencil, and the ways to another place: its turns, the one before, the next.
Column {
    id: root

    required property CityView view
    readonly property var placing: view.placing
    readonly property int districts: (placing.districts ?? []).length

    visible: view.isPlacing
    spacing: Theme.gapSmall

    component Brought: Rectangle {
        id: brought

        required property string iconName
        required property string title
        required property string text
        required property bool brings

        implicitHeight: Math.ceil(words.height + 2 * Theme.gapSmall)
        radius: Theme.radiusButton
        color: brings ? Theme.yesTint : Theme.paper
        border.width: 1
        border.pixelAligned: false
        border.color: brings ? Theme.yes : Theme.edge

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.gap
            name: brought.iconName
            size: Theme.icon
        }
        Column {
            id: words
            x: Theme.icon + 2 * Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - Theme.gapSmall

            FittedText {
                width: parent.width
                text: brought.title
                color: Theme.inkSoft
                font: Type.small
            }
            FittedText {
                width: parent.width
                text: brought.text
                font: Type.bodyBold
            }
        }
    }

    Row {
        width: parent.width
        visible: root.placing.isLandmark ?? false
        spacing: Theme.gapSmall

        Brought {
            objectName: "placingLines"
            width: Math.floor((parent.width - parent.spacing) / 2)
            iconName: "gridLine"
            //: Over how many rows and columns of a city would be complete
            title: qsTr("Rows and columns")
            text: root.placing.before === root.placing.after ? String(root.placing.before ?? 0)
                //: How many rows and columns are complete: %1 before, %2 after
                : qsTr("%1 → %2").arg(root.placing.before ?? 0).arg(root.placing.after ?? 0)
            brings: root.placing.before !== root.placing.after
        }
        Brought {
            objectName: "placingDistricts"
            width: Math.floor((parent.width - parent.spacing) / 2)
            iconName: "questionDiamond"
            //: Over what districts bring that would be complete
            title: qsTr("Districts")
            //: What complete districts bring
            text: root.districts > 0 ? qsTr("%n resource(s)", "", root.districts) : "–"
            brings: root.districts > 0
        }
    }
    Row {
        width: parent.width
        spacing: Theme.gapSmall

        AppText {
            width: parent.width - missing.width - parent.spacing
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideRight
            text: (root.placing.completes ?? "") !== ""
                //: What a building would fill where it is shown: %1 "row 6, column 5"
                ? qsTr("Complete then: %1").arg(root.placing.completes)
                //: Where an income building is shown on the plot nearest to a touch, or where keys went
                : !root.view.isBuilding || root.view.moved < 0 ? " " : !root.placing.isMarker ? qsTr("Choose it once more to build there.")
                //: Where a marker is shown on the plot of a city that is nearest to a touch, or where keys went
                : qsTr("Choose it once more to lay it there.")
            font: Type.label
        }
        FilterChip {
            id: missing
            objectName: "placingMissing"
            //: Switch: plots are marked that are missing to a row, column or district that lacks three at most
            text: qsTr("Missing")
            chosen: root.view.showsMissing
            onClicked: root.view.showsMissing = !root.view.showsMissing
        }
    }
    Flow {
        width: parent.width
        visible: root.placing.isLandmark ?? false
        spacing: Theme.gapSmall

        IconButton {
            objectName: "placingTurn"
            visible: (root.placing.turns ?? 1) > 1
            framed: true
            iconName: "reroll"
            //: Spoken name of a button: a landmark is turned by a quarter
            text: qsTr("Turn")
            onClicked: root.view.turn()
        }
        IconButton {
            objectName: "placingBack"
            framed: true
            iconName: "back"
            //: Spoken name of a button: where a landmark could stand before that
            text: qsTr("Place before")
            onClicked: root.view.goOn(-1)
        }
        AppText {
            width: Math.max(Math.ceil(implicitWidth), Theme.touch)
            height: Theme.buttonHeight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            //: Which of the places of a landmark is shown: %1 its number, %2 how many there are
            text: qsTr("%1 / %2").arg(root.placing.number ?? 0).arg(root.placing.count ?? 0)
            font: Type.bodyBold
        }
        IconButton {
            objectName: "placingNext"
            framed: true
            iconName: "chevron"
            //: Spoken name of a button: where a landmark could stand next
            text: qsTr("Next place")
            onClicked: root.view.goOn(1)
        }
        FilterChip {
            objectName: "everyTurn"
            height: Theme.buttonHeight
            visible: (root.placing.turns ?? 1) > 1
            //: Switch: all plots are tinted that a landmark could cover, however it is turned
            text: qsTr("Any way round")
            chosen: root.view.showsEveryTurn
            onClicked: root.view.showsEveryTurn = !root.view.showsEveryTurn
        }
    }
}
