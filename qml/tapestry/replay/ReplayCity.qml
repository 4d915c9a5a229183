// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Tapestry

// The city of a player as it was. At the end its complete rows, columns and districts are lit one after the other.
CityGrid {
    id: root

    required property TapestryMatch match
    required property int seat
    readonly property int complete: (city.rows ?? []).length + (city.columns ?? []).length + (city.districts ?? []).length // qmllint disable type

    objectName: "replayCity" + seat
    height: implicitHeight
    visible: match.sheets[seat].keepsCity
    city: match.sheets[seat].keepsCity ? match.cityOf(seat) : ({})
    mark: match.marks[seat]

    NumberAnimation on lit {
        running: root.match.over && root.visible && root.complete > 0 && Theme.motion > 0
        from: 0
        to: root.complete
        duration: root.complete * Theme.motion
    }
}
