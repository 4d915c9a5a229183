// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Controls

// How one player plays: in numbers, over time, how often which score, what the points came from.
CardColumns {
    width: parent?.width ?? 0
    height: implicitHeight

    NumbersCard {}
    ScoresCard {}
    SourcesCard {}
    PlacesCard {}
    SpreadCard {}
}
