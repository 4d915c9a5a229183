// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Tapestry

// Something that is pending: what, whose, where it comes from. A touch opens what is ready and not open yet.
Touchable {
    id: root

    required property TapestryMatch match
    required property var entry
    // From 1.
    required property int number
    readonly property var placing: match.placing
    readonly property bool hasOwner: match.names.length > 1

    objectName: "entry" + entry.place
    implicitHeight: face.implicitHeight
    //: Spoken name of something that is pending: %1 its place in the list, %2 what it is
    spokenName: qsTr("%1. %2").arg(number).arg(entry.title)
    spokenDetail: joined(hasOwner ? match.names[entry.seat] : "", entry.detail)
    possible: entry.isReady
    // What is open keeps all that is begun of its answer, but is gone back to from a landmark that was laid aside.
    onClicked: if (!entry.isOpen || (placing.isAside ?? false)) match.touch("entry", entry.place)

    QueueLineItem {
        id: face
        width: root.width
        height: root.height
        entry: root.entry
        number: root.number
        mark: root.hasOwner ? root.match.marks[root.entry.seat] : -1
        name: root.match.names[root.entry.seat]
        down: root.down
    }
}
