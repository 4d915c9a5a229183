// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Controls

// A move of a finished match that mattered, and the way to it.
ListRow {
    id: root

    // "text" and "place", see MatchReview; empty where there is none.
    required property var moment

    signal placeWanted(int place)

    visible: detail !== ""
    detail: moment.text ?? ""
    onClicked: placeWanted(moment.place)
}
