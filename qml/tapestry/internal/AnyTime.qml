// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// What happens on the table at any time.
Flow {
    id: root

    required property TapestryMatch match
    required property var sheet
    // There is room for one row of two keys.
    property bool isShort: false
    readonly property real most: isShort ? Math.floor((width - spacing) / 2) : width
    // Whose city may have a district that the app does not see: who has just played stands before the next one, as long as nothing
    // of that turn is pending.
    readonly property var builders: (match.lastSeat >= 0 && match.lastSeat !== sheet.seat && match.queue.length === 0
        ? [match.lastSeat, sheet.seat] : [sheet.seat]).slice(0, isShort ? 1 : 2).filter(seat => !match.sheets[seat].keepsCity)

    visible: !match.over && !match.isReplay && match.stage !== "setup"
    spacing: Theme.gapSmall

    AppButton {
        objectName: "benefitFor"
        width: Math.min(implicitWidth, root.most)
        //: Button: a player gets something that the app does not know of
        text: qsTr("Add a benefit")
        onClicked: root.match.touch("benefit", root.sheet.seat)
    }
    Repeater {
        model: root.builders

        AppButton {
            required property int modelData
            //: Button: nine plots of a city are filled; a resource comes of it
            readonly property string what: qsTr("District complete")
            readonly property string owner: root.match.names.length > 1 ? root.match.names[modelData] : ""

            objectName: "district" + modelData
            width: Math.min(implicitWidth, root.most)
            meaning: objectName + "\n" + root.match.position
            text: what
            detail: owner
            spokenName: joined(owner, what)
            onClicked: root.match.touch("district", modelData)
        }
    }
}
