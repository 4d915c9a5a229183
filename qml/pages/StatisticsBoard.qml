// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme

// The statistics where they all find room at once: numbers above, pictures of them below, down to the lower edge of the window.
Column {
    id: root

    // How high it is where what it shows can be as low.
    required property real room
    readonly property bool ofOne: App.statistics.player !== ""
    readonly property bool hasPlaces: ofOne && App.statistics.ranks.length > 1
    // Those that lie beside each other below, and how wide each is.
    readonly property var pictures: [
        ...(!ofOne ? [wins] : App.statistics.course.length > 1 ? [scores] : []), ...(App.statistics.sources.length > 0 ? [sources] : []), spread]
    readonly property real part: Math.floor((width - (pictures.length - 1) * spacing) / pictures.length)
    // How high the cards are above, and below: each as high as what is left, where it can be as low.
    readonly property real above: Math.max(numbers.least, hasPlaces ? places.least : 0)
    readonly property real remaining: Math.max(1, room - above - spacing)

    width: parent?.width ?? 0
    spacing: Theme.gap

    Row {
        spacing: root.spacing

        NumbersCard {
            id: numbers
            width: root.hasPlaces ? root.width - places.width - root.spacing : root.width
            room: root.above
        }
        PlacesCard {
            id: places
            width: root.part
            visible: root.hasPlaces
            room: root.above
        }
    }
    Row {
        spacing: root.spacing

        WinsCard {
            id: wins
            width: root.part
            visible: !root.ofOne
            room: Math.max(root.remaining, least)
        }
        ScoresCard {
            id: scores
            width: root.part
            visible: root.ofOne && App.statistics.course.length > 1
            room: Math.max(root.remaining, least)
        }
        SourcesCard {
            id: sources
            width: root.part
            room: Math.max(root.remaining, least)
        }
        SpreadCard {
            id: spread
            width: root.width - (root.pictures.length - 1) * (root.part + root.spacing)
            room: Math.max(root.remaining, least)
        }
    }
}
