// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match

// The boxes of a monument, and once they are full whether it earned the first points or the later ones.
Column {
    id: root

    required property CorrectionDraft draft
    required property bronzeBuilding monument
    readonly property string path: "monuments." + monument.key
    readonly property int boxes: draft.value(path + ".boxes", monument.ticked)
    readonly property bool isFull: boxes === monument.boxes
    readonly property int points: draft.value(path + ".points", monument.finished ? monument.earned : -1)

    width: parent?.width ?? 0
    visible: !monument.closed

    FieldStepper {
        draft: root.draft
        path: root.path + ".boxes"
        label: root.monument.name
        iconName: root.monument.key
        current: root.monument.ticked
        most: root.monument.boxes
        onStepped: root.draft.change(root.path + ".points", 0, 0)
    }
    SegmentedSwitch {
        objectName: "field_" + root.path + ".points"
        width: parent.width
        visible: root.isFull
        tall: true
        //: Spoken name of the choice between first and later points; %1 a monument
        title: qsTr("Points of %1").arg(root.monument.name)
        //: Points of a finished monument: as the first at the table, or later
        options: [qsTr("First: %1").arg(root.monument.firstPoints), qsTr("Later: %1").arg(root.monument.laterPoints)]
        current: root.points === root.monument.firstPoints ? 0 : root.points === root.monument.laterPoints ? 1 : -1
        onChosen: index => root.draft.change(root.path + ".points",
            index === 0 ? root.monument.firstPoints : root.monument.laterPoints,
            root.monument.finished ? root.monument.earned : -1)
    }
}
