// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// Cards in as many columns as there is room for, each card where the columns are shortest so far; read column by column
// they keep their order as far as that goes. A card has a height of its own and is as wide as its column.
Item {
    id: root

    // No column is narrower, where there are two; and no more than so many.
    property int least: 380
    property int most: 3
    readonly property int columns: Math.max(1, Math.min(most, Math.floor((width + Theme.gapLarge) / (least + Theme.gapLarge))))
    readonly property int cardWidth: Math.floor((width - (columns - 1) * Theme.gapLarge) / columns)
    default property alias cards: sheets.data

    function arrange() {
        const ends = Array.from({ length: columns }, () => 0)
        for (let place = 0; place < sheets.children.length; ++place) {
            const card = sheets.children[place]
            if (!card.visible)
                continue
            // The first of those that are as short as any, as far as an eye can tell.
            const shortest = Math.min(...ends)
            const column = ends.findIndex(end => end <= shortest + Theme.gapLarge)
            card.x = column * (cardWidth + Theme.gapLarge)
            card.y = ends[column]
            ends[column] = Math.ceil(card.y + card.height + Theme.gapLarge)
        }
        implicitHeight = Math.max(0, Math.max(...ends) - Theme.gapLarge)
    }

    function arrangeLater() {
        Qt.callLater(arrange)
    }

    implicitHeight: 0
    onCardWidthChanged: arrange()
    onColumnsChanged: arrange()
    Component.onCompleted: {
        for (let place = 0; place < sheets.children.length; ++place) {
            const card = sheets.children[place]
            card.width = Qt.binding(() => root.cardWidth)
            card.heightChanged.connect(root.arrange)
            // All of them come and go with the page.
            card.visibleChanged.connect(root.arrangeLater)
        }
        arrange()
    }

    Item {
        id: sheets
        anchors.fill: parent
    }
}
