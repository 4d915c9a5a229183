// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// A finished empire: the row, as that of the player before until another one is laid, then its two numbers. What is destroyed is
// touched in the row itself.
Column {
    id: root

    required property EmpiresMatch match
    property bool hasRows: false
    readonly property var begun: match.begun
    readonly property bool isLaid: begun.row.length === 11
    property bool laysAnew: false

    spacing: Theme.gap
    // Once another one is begun the touches say how far it is.
    onIsLaidChanged: laysAnew = laysAnew && isLaid

    RowKeys {
        width: parent.width
        visible: !root.isLaid || root.laysAnew
        match: root.match
    }
    FigureKeys {
        width: parent.width
        visible: root.isLaid && !root.laysAnew
        match: root.match
    }
    AppText {
        width: parent.width
        visible: root.isLaid && !root.laysAnew
        wrapMode: Text.Wrap
        //: Under the numbers of a finished empire, over its row
        text: qsTr("Touch the places that are destroyed.")
        color: Theme.inkSoft
    }
    PlaceKeys {
        width: parent.width
        visible: root.isLaid && !root.laysAnew && !root.hasRows
        match: root.match
        seat: root.match.seat
    }
    AppButton {
        objectName: "layAnew"
        width: parent.width
        visible: root.isLaid && !root.laysAnew
        //: Button: the places of this player lie in another order
        text: qsTr("The places lie otherwise")
        onClicked: root.laysAnew = true
    }
}
