// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// The peg that goes through a match played back, a notch a round.
Scrubber {
    id: root

    required property Replay replay

    objectName: "scrubber"
    value: replay.place
    maximumValue: replay.moves
    notches: replay.rounds
    mark: replay.mark
    //: Spoken name of a rail along which one goes through a match
    title: qsTr("Place in the match")
    detail: qsTr("move %1 of %2").arg(replay.place).arg(replay.moves)
    onDraggingChanged: {
        if (dragging)
            replay.playing = false
    }
    onMoved: to => {
        replay.playing = false
        replay.place = to
    }
}
