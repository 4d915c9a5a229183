// SPDX-License-Identifier: Apache-2.0
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

    visible: !match.over && !match.isReplay
    spacing: Theme.gapSmall

    AppButton {
        objectName: "benefitFor"
        //: Button: a player gets something that the app does not know of
        text: qsTr("Gets something")
        onClicked: root.match.touch("benefit", root.sheet.seat)
    }
    AppButton {
        objectName: "district"
        meaning: objectName + "\n" + root.match.position
        //: Button: nine plots of a city are filled; a resource comes of it
        text: qsTr("District complete")
        onClicked: root.match.touch("district", root.sheet.seat)
    }
}
