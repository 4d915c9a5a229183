// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The disaster of this turn on a phone lying on its side: whom it hit, beside what it is. The bar has its place at the
// lower right.
FocusScope {
    id: root

    required property BronzeMatch match
    required property CompactMatch frame
    // What was last told: while nothing is, nobody looks.
    property var news: match.news

    objectName: "news"

    Connections {
        target: root.match

        function onNewsChanged() {
            if (!root.match.hasNews)
                return
            root.news = root.match.news
            rows.contentY = 0
        }
    }
    ScrollArea {
        id: rows
        width: root.width - root.frame.sideWidth
        height: root.height
        contentHeight: paper.height + 2 * Theme.gap

        Paper {
            id: paper
            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * x
            height: list.height + 2 * list.y

            NewsRows {
                id: list
                x: Theme.gap
                y: Theme.gap
                width: parent.width - 2 * x
                match: root.match
                news: root.news
            }
        }
    }
    TurnRail {
        id: rail
        x: rows.width
        width: root.frame.sideWidth
        match: root.match
        atDisaster: true
    }
    ScrollArea {
        x: rows.width
        anchors.top: rail.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.frame.barSpace
        width: root.frame.sideWidth
        contentHeight: head.height + 2 * Theme.gap

        DisasterHead {
            id: head
            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * x
            name: root.news.title ?? ""
            sentence: root.news.sentence ?? ""
            skulls: root.news.skulls ?? 0
        }
    }
}
