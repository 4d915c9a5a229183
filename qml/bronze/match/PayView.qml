// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// Paying for the development picked: it, the board whose rows pay, the bar of coins, and payments as good as this.
ScrollArea {
    id: root

    required property BronzeMatch match
    // The price and what is given for it stand below the board; else somewhere else.
    property bool showsSum: true
    readonly property bronzePurchase purchase: match.purchase
    readonly property bronzeSheet sheet: match.acting

    contentHeight: content.height + 2 * Theme.gap

    Column {
        id: content
        x: Theme.gap
        y: Theme.gapSmall
        width: parent.width - 2 * x
        spacing: Theme.gap

        Paper {
            width: parent.width
            height: picked.height

            DevelopmentRow {
                id: picked
                objectName: "picked"
                width: parent.width
                height: Math.max(56, implicitHeight)
                name: root.purchase.name
                detail: root.purchase.effect
                cost: root.purchase.cost
                points: root.purchase.points
                chosen: true
                mark: root.match.mark
                onClicked: root.match.touchField(root.match.seat, "developments." + root.purchase.key)
            }
        }
        SheetBoard {
            width: parent.width
            title: qsTr("Touch whole rows to pay with them")
            match: root.match
            sheet: root.sheet
            live: true
        }
        PaySum {
            width: parent.width
            visible: root.showsSum
            match: root.match
        }
    }
}
