// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// A player in the strip of a match: points, how far the match is for this one, and the civilizations that are known by name.
PlayerTab {
    id: root

    required property TapestryMatch match
    required property var sheet
    readonly property string civilizations: (sheet.mats ?? []).map(mat => mat.name).join(", ")

    objectName: "tab" + sheet.seat
    playerName: sheet.name
    mark: sheet.mark
    score: String(sheet.vp)
    //: Behind a score: points, and how many of the five income turns a player has taken
    detail: match.isByNumbers ? qsTr("pt") : civilizations === "" ? qsTr("pt · %1/5").arg(sheet.incomes)
        //: Behind a score: points, how many of the five income turns a player has taken, and the names of civilizations
        : qsTr("pt · %1/5 · %2").arg(sheet.incomes).arg(civilizations)
    detailShort: match.isByNumbers ? "" : sheet.incomes + "/5"
    below: match.isByNumbers ? "" : civilizations
    started: sheet.seat === 0
    isDone: sheet.finished
    sign: sheet.pending > 0 ? "more" : ""
    acting: sheet.seat === match.seat
}
