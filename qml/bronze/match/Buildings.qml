// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The cities, monuments and disasters of a sheet, as large as the room allows; where even small boxes do not fit,
// it scrolls.
ScrollArea {
    id: root

    required property BronzeMatch match
    required property BronzeSheet sheet
    property bool live: false
    property bool iconOnly: false
    property int leastSide: iconOnly ? 9 : live ? 13 : 11
    property int mostSide: 24

    // Whether the words of the low monuments stand beside their pictures without being torn apart.
    readonly property bool namesFit: widestWord() <= (width - 68) / 3 - 28

    signal countWanted(BronzeBuilding building)

    function widestWord(): real {
        let widest = 0
        for (let place = 0; place < 3; ++place) {
            for (const word of shortName(sheet.monuments[place]).split(/[ \u00ad]/))
                widest = Math.max(widest, Type.nameWidth(word) * Type.nameSmall.pixelSize / Type.name.pixelSize)
        }
        return widest
    }

    function shortName(building: BronzeBuilding): string {
        //: The Step Pyramid where room is scarce; a soft hyphen where it may break
        return building.key === "stepPyramid" ? qsTr("Step Pyramid", "narrow") : building.name
    }

    backdrop: Theme.paper
    contentHeight: plan.height + track.height + Theme.gapSmall

    component Block: BuildingBlock {
        required property BronzeBuilding modelData
        readonly property rect place: plan.place(modelData.key)

        readonly property string path: (modelData.city ? "cityBoxes." : "monuments.") + modelData.key

        objectName: root.live ? modelData.key : modelData.key + "@" + root.sheet.seat
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        name: root.shortName(modelData)
        //: Spoken of what lies on the sheet of somebody whose turn it is not: %1 the player, %2 the thing
        spokenName: root.live ? modelData.name : qsTr("%1: %2").arg(root.sheet.name).arg(modelData.name)
        iconName: modelData.city ? "city" : modelData.key
        rows: modelData.rows
        filled: modelData.ticked
        fresh: modelData.fresh
        corrected: modelData.corrected ? modelData.ticked : 0
        correction: modelData.corrected ? root.match.correctionOf(root.sheet.seat, path) : ""
        pencilled: modelData.pencilled
        legal: root.live && modelData.legal
        closed: modelData.closed
        mark: root.sheet.mark
        first: modelData.city ? -1 : modelData.firstPoints
        later: modelData.laterPoints
        firstGone: modelData.firstGone
        earned: modelData.finished ? (modelData.earnedFirst ? "first" : "later")
            : modelData.pencilled > 0 && modelData.ticked + modelData.pencilled === modelData.boxes
                ? (modelData.firstGone ? "later" : "first") : ""
        isTower: modelData.key === "obelisk"
        isWall: modelData.key === "greatWall"
        iconOnly: root.iconOnly
        side: plan.side
        onClicked: {
            if (root.live && !modelData.corrected || legal)
                root.match.touchBuilding(modelData.key)
            else
                root.match.lookUp(root.sheet.seat, path)
        }
        onHeld: {
            if (legal)
                root.countWanted(modelData)
            else
                root.match.askCorrection(root.sheet.seat, path)
        }
    }

    BuildingPlan {
        id: plan
        width: root.width
        height: implicitHeight
        iconOnly: root.iconOnly
        side: Math.max(root.leastSide, Math.min(root.mostSide,
            fittingSide(root.width, root.height - track.height - Theme.gapSmall)))

        Repeater {
            model: root.sheet.cities

            Block {}
        }
        Repeater {
            model: plan.inReadingOrder(root.sheet.monuments)

            Block {}
        }
    }
    DisasterTrack {
        id: track
        y: plan.height + Theme.gapSmall
        width: plan.width
        height: implicitHeight
        objectName: root.live ? "disasters" : "disasters@" + root.sheet.seat
        spokenName: root.live ? name : qsTr("%1: %2").arg(root.sheet.name).arg(name)
        correction: root.sheet.disastersCorrected ? root.match.correctionOf(root.sheet.seat, "disasters") : ""
        onClicked: root.match.lookUp(root.sheet.seat, "disasters")
        onHeld: root.match.askCorrection(root.sheet.seat, "disasters")
        count: root.sheet.disasters
        fresh: root.sheet.freshDisasters
        corrected: root.sheet.disastersCorrected ? root.sheet.disasters : 0
        dense: root.iconOnly
    }
}
