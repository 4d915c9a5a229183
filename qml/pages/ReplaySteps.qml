// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// How far a step goes, by the buttons and while it plays.
SegmentedSwitch {
    required property Replay replay

    objectName: "stepSwitch"
    //: Spoken before the words of a choice: how far one step goes in a match played back
    title: qsTr("Step")
    options: [
        //: How far one step goes: a move, the rest of a turn; the rest of a round comes behind them
        qsTr("Move"), qsTr("Turn"), replay.table.roundHeading
    ]
    current: replay.step
    onChosen: index => replay.step = index
}
