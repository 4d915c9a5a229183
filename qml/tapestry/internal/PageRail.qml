// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The pages of a player on a phone, in the order of a turn; how much is pending and how many cards act stands at those pages.
Row {
    id: root

    required property int current
    property int pending: 0
    property int acting: 0
    // A city is kept plot by plot.
    property bool hasCity: false
    // Cards are known by name.
    property bool hasCards: false
    property int mark: -1
    readonly property color accent: mark < 0 ? Theme.ink : Theme.pieces.player(mark)
    readonly property var all: [
        //: A page of a match: the four tracks
        { page: 0, icon: "compass", name: qsTr("Tracks") },
        //: A page of a match: the income mat
        { page: 1, icon: "hourglass", name: qsTr("Income") },
        //: A page of a match: what is pending
        { page: 2, icon: "order", name: qsTr("Open") },
        //: A page of a match: the capital city of a player
        { page: 4, icon: "city", name: qsTr("City") },
        //: A page of a match: the tapestry and tech cards of a player, and which act now
        { page: 5, icon: "weaving", name: qsTr("Cards") },
        //: A page of a match: everything else of a player
        { page: 3, icon: "more", name: qsTr("More") }
    ]
    readonly property var pages: all.filter(each => (each.page !== 4 || hasCity) && (each.page !== 5 || hasCards))
    // How wide each has to be for its name, anew with the size of letters.
    readonly property var needs: needsOf(metrics.font)
    readonly property real need: needs.reduce((sum, width) => sum + width, 0)
    readonly property real least: pages.length * Theme.touch

    signal chosen(int page)

    function needsOf(font: var): var {
        return pages.map(each => Math.max(Theme.touch, Math.ceil(metrics.advanceWidth(each.name)) + Theme.gap)) // qmllint disable type
    }
    // What is left over all share; where there is too little long names give way.
    function widthOf(place: int): real {
        return Math.floor(need <= width ? needs[place] + (width - need) / pages.length
            : Theme.touch + (width - least) * (needs[place] - Theme.touch) / Math.max(1, need - least))
    }

    FontMetrics {
        id: metrics
        font: Type.smallBold
    }
    Repeater {
        model: root.pages

        Touchable {
            id: tab

            required property int index
            required property var modelData
            readonly property int page: modelData.page
            readonly property bool isNow: page === root.current
            readonly property int count: page === 2 ? root.pending : page === 5 ? root.acting : 0

            objectName: "page" + page
            width: root.widthOf(index)
            height: Theme.touch
            spokenName: modelData.name
            spokenDetail: count > 0 ? String(count) : ""
            checkable: true
            checked: isNow
            Accessible.role: Accessible.RadioButton
            onClicked: root.chosen(page)

            Icon {
                x: Math.round((parent.width - width) / 2)
                y: 4
                name: tab.modelData.icon
                size: 18
                color: tab.isNow ? root.accent : Theme.inkSoft
            }
            FittedText {
                x: Math.round((parent.width - width) / 2)
                y: 23
                width: Math.min(implicitWidth, parent.width - 4)
                text: tab.modelData.name
                color: tab.isNow ? root.accent : Theme.inkSoft
                font: tab.isNow ? Type.smallBold : Type.small
            }
            Rectangle {
                y: parent.height - height
                width: parent.width
                height: tab.isNow ? 3 : 1
                color: tab.isNow ? root.accent : Theme.edge
            }
            Rectangle {
                x: Math.round(parent.width / 2) + 8
                y: 2
                visible: tab.count > 0
                width: Math.max(16, badge.width + 6)
                height: 16
                radius: 8
                color: tab.page === 2 ? Theme.danger : Theme.inkSoft

                AppText {
                    id: badge
                    anchors.centerIn: parent
                    text: String(tab.count)
                    color: Theme.paper
                    font: Type.smallBold
                }
            }
        }
    }
}
