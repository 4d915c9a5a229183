// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The disaster of this turn and whom it hit, until it has been read.
ScrollArea {
    id: root

    required property BronzeMatch match
    property bool showsRail: true
    // What was last told: while nothing is, nobody looks.
    property var news: match.news

    Connections {
        target: root.match

        function onNewsChanged() {
            if (!root.match.hasNews)
                return
            root.news = root.match.news
            root.contentY = 0
        }
    }

    objectName: "news"
    contentHeight: card.y + card.height * card.scale + Theme.gap

    TurnRail {
        id: rail
        width: parent.width
        visible: root.showsRail
        match: root.match
        atDisaster: true
    }
    DisasterCard {
        id: card
        x: Math.round((parent.width - width) / 2)
        y: (root.showsRail ? rail.height : 0) + Theme.gap
        width: Math.min(root.width - 2 * Theme.gap, 560)
        // Large windows show it as large as they can.
        scale: root.width < 900 ? 1 : Math.max(1, Math.min(1.6, (root.height - y - Theme.gap) / height))
        transformOrigin: Item.Top
        name: root.news.title ?? ""
        sentence: root.news.sentence ?? ""
        skulls: root.news.skulls ?? 0

        NewsRows {
            width: parent.width
            match: root.match
            news: root.news
        }
    }
}
