// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// A player in the strip of a match: points, and how far the match is for this one.
PlayerTab {
    id: root

    required property TapestryMatch match
    required property var sheet

    objectName: "tab" + sheet.seat
    playerName: sheet.name
    mark: sheet.mark
    score: String(sheet.vp)
    //: Behind a score: points, and how many of the five income turns a player has taken
    detail: match.isByNumbers ? qsTr("pt") : qsTr("pt · %1/5").arg(sheet.incomes)
    detailShort: match.isByNumbers ? "" : sheet.incomes + "/5"
    started: sheet.seat === 0
    isDone: sheet.finished
    sign: sheet.pending > 0 ? "more" : ""
    acting: sheet.seat === match.seat
}
