// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// A finished empire: the row, as that of the player before until another one is laid, then its two numbers. What is destroyed is
// touched in the row itself.
Loader {
    id: root

    required property EmpiresMatch match
    property bool hasRows: false
    readonly property var begun: match.begun
    readonly property bool isLaid: begun.row.length === 11
    property bool laysAnew: false

    // Something else is asked for, from the top.
    signal restarted

    // Once another one is begun the touches say how far it is.
    onIsLaidChanged: laysAnew = laysAnew && isLaid
    // One of both is there, none is hidden: without a graphics card Qt leaves on the screen what is hidden and comes to lie under
    // something opaque, as it does where the page scrolls.
    sourceComponent: isLaid && !laysAnew ? numbers : row

    Component { id: row; RowKeys { match: root.match } }
    Component {
        id: numbers

        Column {
            spacing: Theme.gap

            FigureKeys {
                width: parent.width
                match: root.match
            }
            AppText {
                width: parent.width
                wrapMode: Text.Wrap
                //: Under the numbers of a finished empire, over its row
                text: qsTr("Touch the places that are destroyed.")
                color: Theme.inkSoft
            }
            PlaceKeys {
                width: parent.width
                visible: !root.hasRows
                match: root.match
                seat: root.match.seat
            }
            AppButton {
                objectName: "layAnew"
                width: parent.width
                //: Button: the places of this player lie in another order
                text: qsTr("The places lie otherwise")
                onClicked: {
                    root.laysAnew = true
                    root.restarted()
                }
            }
        }
    }
}
