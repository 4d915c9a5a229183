// SPDX-License-Identifier: Apache-2.0
import QtQuick

// A part of a page in WeighedColumns. It is made once there is something of it to show.
Loader {
    id: root

    // What it is called on the way to it where it finds no room; empty: there is no way to it.
    property string title
    // The weightier of two is shown where there is room for one; from 100 on it is shown in any case.
    property int weight: 100
    // Where it may stand, the best column first.
    property var columns: [0]
    // There is something of it to show.
    property bool isThere: true
    // From that height on it becomes as high as there is room; 0: it is as high as it is.
    property real least: 0
    // How high it may be, where it grows; 0: it does not.
    property real room: 0
    // The column that it stands in; -1: none.
    property int column: -1
    // The column that it last stood in on the same occasion, and how high it might be before other parts came or went; -1, 0: none.
    property int home: -1
    property real calm: 0
    property bool wasThere: false

    // Something that decides about its place is other than it was.
    signal changed
    // It is higher or lower than it was.
    signal grown

    active: wasThere
    visible: isThere && column >= 0
    onIsThereChanged: {
        wasThere = wasThere || isThere
        changed()
    }
    onWeightChanged: changed()
    onColumnsChanged: changed()
    onLeastChanged: grown()
    onHeightChanged: grown()
    Component.onCompleted: wasThere = isThere
}
