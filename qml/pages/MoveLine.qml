// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// A move in the list of moves.
LogLine {
    id: root

    required property TableMatch match
    required property int place
    required property int seat
    required property bool correction
    required property bool undone
    required property bool mended
    required property int ways
    required property int round
    readonly property string name: match.names[seat] ?? ""

    required detail

    objectName: "move" + place
    mark: match.marks[seat] ?? -1
    letter: name
    isCorrection: correction
    isRedo: undone
    isNow: place === match.moveList.made - 1
    //: Beside a move: it came in when the past was mended
    mendedText: mended ? qsTr("mended") : ""
    //: Beside a move: in its place others were made too, and what followed them is kept
    waysText: ways > 0 ? qsTr("%n other way(s) from here", "", ways) : ""
    // From there on with the arrow keys.
    activeFocusOnTab: isNow || activeFocus
    //: Beside a move: the match stands here
    points: isNow ? qsTr("now") : ""
    //: Spoken of a move: %1 its place in the list, %2 "round 3"
    spokenDetail: joined(match.scoring ? "" : qsTr("Move %1, %2").arg(place + 1).arg(match.roundInSentence(round)), detail, mendedText,
        waysText, points)
}
