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
    required property bronzeSheet sheet
    // What all blocks look at is read once a sheet.
    readonly property int mark: sheet.mark
    readonly property var cities: sheet.cities
    property bool live: false
    property bool iconOnly: false
    property int leastSide: iconOnly ? 9 : live ? 13 : 10
    property int mostSide: 24
    // The names of the low monuments stand below their pictures.
    property bool stacksNames: false

    // Whether the words of the low monuments stand beside their pictures without being torn apart.
    readonly property bool namesFit: widestWord <= (width - 68) / 3 - 28
    // Whether they stand below them as wide as the block, a little narrower at most.
    readonly property bool namesFitBelow: 0.9 * widestWord <= (width - 80) / 3 - 5
    readonly property string lowNames: Array.from(sheet.monuments).slice(0, 3).map(shortName).join(" ")
    readonly property real widestWord: Math.max(...lowNames.split(/[ \u00ad]/).map(word => Type.widthOf(word, Type.nameSmall)))

    // As they are read: from above, and from the left.
    readonly property var monuments: plan.inReadingOrder(sheet.monuments)

    signal countWanted(string path)

    function shortName(building: var): string {
        //: The Step Pyramid where room is scarce; a soft hyphen where it may break
        return building.key === "stepPyramid" ? qsTr("Step Pyramid", "narrow") : building.name
    }

    contentHeight: plan.height + track.height + Theme.gapSmall

    component Block: BuildingBlock {
        required property bronzeBuilding building
        readonly property rect place: plan.place(building.key)

        readonly property bool isLow: building.key === "stepPyramid" || building.key === "stoneCircle" || building.key === "temple"
        readonly property string path: (building.city ? "cityBoxes." : "monuments.") + building.key

        objectName: root.live ? building.key : building.key + "@" + root.sheet.seat
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        name: root.shortName(building)
        //: Spoken of what lies on the sheet of somebody whose turn it is not: %1 the player, %2 the thing
        spokenName: !ScreenReader.listens ? "" : root.live ? building.name : qsTr("%1: %2").arg(root.sheet.name).arg(building.name)
        iconName: building.city ? "city" : building.key
        rows: building.rows
        filled: building.ticked
        fresh: building.fresh
        corrected: building.corrected ? building.ticked : 0
        correction: building.corrected ? root.match.correctionOf(root.sheet.seat, path) : ""
        pencilled: building.pencilled
        legal: root.live && building.legal
        typed: root.match.stage === BronzeMatch.Typing
        closed: building.closed
        mark: root.mark
        first: building.city ? -1 : building.firstPoints
        later: building.laterPoints
        firstGone: building.firstGone
        earned: building.finished ? (building.earnedFirst ? "first" : "later")
            : building.pencilled > 0 && building.ticked + building.pencilled === building.boxes
                ? (building.firstGone ? "later" : "first") : ""
        isTower: building.key === "obelisk"
        isWall: building.key === "greatWall"
        isStacked: root.stacksNames && isLow
        isOneLine: root.stacksNames && !isLow
        iconOnly: root.iconOnly
        side: plan.side
        onClicked: {
            if (root.live && !building.corrected || legal)
                root.match.touchField(root.sheet.seat, path)
            else
                root.match.explain(root.sheet.seat, path)
        }
        onHeld: {
            if (legal)
                root.countWanted(path)
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
            // By place: another sheet has the same blocks, which then need not be made anew.
            model: root.cities.length

            Block {
                required property int index

                building: root.cities[index]
            }
        }
        Repeater {
            model: root.monuments.length

            Block {
                required property int index

                building: root.monuments[index]
            }
        }
    }
    DisasterTrack {
        id: track
        y: plan.height + Theme.gapSmall
        width: plan.width
        height: implicitHeight
        objectName: root.live ? "disasters" : "disasters@" + root.sheet.seat
        spokenName: !ScreenReader.listens ? "" : root.live ? name : qsTr("%1: %2").arg(root.sheet.name).arg(name)
        correction: root.sheet.disastersCorrected ? root.match.correctionOf(root.sheet.seat, "disasters") : ""
        onClicked: root.match.explain(root.sheet.seat, "disasters")
        onHeld: root.match.askCorrection(root.sheet.seat, "disasters")
        count: root.sheet.disasters
        fresh: root.sheet.freshDisasters
        corrected: root.sheet.disastersCorrected ? root.sheet.disasters : 0
        legal: root.live && root.match.stage === BronzeMatch.Typing
        mark: root.mark
        dense: root.iconOnly
    }
}
