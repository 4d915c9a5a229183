// SPDX-License-Identifier: Apache-2.0
import Pegsheet.Bronze

// Smithing: an invasion strikes the others, and how many spearheads go along. A touch on their row keeps one more back;
// after the last, all of them go again.
BoardView {
    //: Over the board: with Smithing an invasion turns against the others
    heading: qsTr("Your invasion strikes the others. Every spearhead sent along makes it worse for them.")
    //: Over the board: a touch on the spearheads changes how many are sent
    title: qsTr("Touch the spearheads to send fewer")
}
