// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// Asks for an exact number of workers for one building.
Question {
    id: root

    required property BronzeMatch match
    required property int seat
    required property string path
    readonly property var building: [...match.sheets[seat].cities, ...match.sheets[seat].monuments].find(each => path.endsWith("." + each.key))

    signal closed
    signal correctionWanted

    objectName: "workerCount"
    mark: match.mark
    text: building?.name ?? ""
    //: Button: that many workers it is
    yesText: qsTr("Done")
    onYes: closed()
    onNo: closed()

    Stepper {
        width: parent.width
        label: qsTr("Workers")
        value: root.building?.pencilled ?? 0
        least: 0
        most: root.building ? Math.min(root.building.boxes - root.building.ticked,
                                       root.building.pencilled + root.match.workersLeft) : 0
        onStepped: value => root.match.touch("workers", root.building.place, value)
    }
    AppButton {
        objectName: "correctInstead"
        width: parent.width
        implicitHeight: Theme.touch
        //: Button: the boxes on the sheet are wrong, not the number of workers
        text: qsTr("Correct the sheet")
        onClicked: root.correctionWanted()
    }
}
