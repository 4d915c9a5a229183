// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The developments of a sheet that is only looked at, a line each; a touch tells what was corrected there, a long one
// corrects. The lines are too low to be touched one by one: the list is touched as a whole, at a line.
ScrollArea {
    id: root

    required property BronzeMatch match
    required property bronzeSheet sheet
    // What all lines look at is read once a sheet.
    readonly property int mark: sheet.mark
    readonly property var developments: sheet.developments
    // As high as it may be: its lines move together before it scrolls.
    required property real room

    function pathAt(y: real): string {
        const count = developments.length
        const line = Math.max(0, Math.min(count - 1, Math.floor(y * count / column.height)))
        return "developments." + developments[line].key
    }

    height: Math.min(contentHeight, room)
    contentHeight: column.height

    Touchable {
        id: list
        objectName: "developments@" + root.sheet.seat
        width: root.width
        height: column.height
        activeFocusOnTab: false
        canHold: true
        //: Spoken of the list on the sheet of somebody whose turn it is not; %1 a name
        spokenName: qsTr("%1: developments").arg(root.sheet.name)
        onClicked: root.match.explain(root.sheet.seat, root.pathAt(touchedAt.y))
        onHeld: root.match.askCorrection(root.sheet.seat, root.pathAt(touchedAt.y))

        Column {
            id: column
            width: root.width

            Repeater {
                model: root.developments.length

                DevelopmentLine {
                    required property int index
                    readonly property bronzeDevelopment development: root.developments[index]

                    objectName: development.key + "@" + root.sheet.seat
                    width: column.width
                    least: Math.max(22, Math.min(26, Math.floor(root.room / root.developments.length)))
                    name: development.name
                    spokenName: !ScreenReader.listens ? "" : qsTr("%1: %2").arg(root.sheet.name).arg(development.name)
                    cost: development.cost
                    points: development.points
                    owned: development.owned
                    fresh: development.fresh
                    corrected: development.corrected
                    mark: root.mark
                }
            }
        }
    }
}
