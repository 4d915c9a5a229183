// SPDX-License-Identifier: Apache-2.0
import Pegsheet.Bronze

// More than six goods: which ones go. A touch on a row gives up one; past its last, all of it stays again. What is
// traded away need not go.
BoardView {
    id: root

    heading: qsTr("Without Caravans you keep six goods.")
    title: match.stillToDiscard > 0
        //: Over the board: %n goods must still be given up
        ? qsTr("Touch rows: %n to give up", "", match.stillToDiscard) : qsTr("These go")

    TurnExtras {
        width: parent.width
        match: root.match
    }
}
