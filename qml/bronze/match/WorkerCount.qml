// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Controls

// Asks for an exact number of workers for one building.
Question {
    id: root

    required property BronzeMatch match
    required property BronzeBuilding building

    signal done

    objectName: "workerCount"
    mark: match.mark
    text: building?.name ?? ""
    //: Button: that many workers it is
    yesText: qsTr("Done")
    onYes: done()
    onNo: done()

    Stepper {
        width: parent.width
        label: qsTr("Workers")
        value: root.building?.pencilled ?? 0
        least: 0
        most: root.building ? Math.min(root.building.boxes - root.building.ticked,
                                       root.building.pencilled + root.match.workersLeft) : 0
        onStepped: value => root.match.setWorkers(root.building.key, value)
    }
}
