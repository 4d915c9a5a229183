// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// How much of the price is reached and with what; food to sell, and other payments that lose as little.
Paper {
    id: root

    required property BronzeMatch match
    readonly property bronzePurchase purchase: match.purchase
    // How to pay otherwise, where no board beside it says so.
    property string hint

    implicitHeight: content.height + 2 * Theme.gap

    Column {
        id: content
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap

        PayBar {
            width: parent.width
            parts: Array.from(root.purchase.sources, source => ({ good: source.key === "coins" ? "coin" : source.key, amount: source.amount }))
            price: root.purchase.cost
            most: root.purchase.power
            //: Paid %1 of the price %2
            text: qsTr("%1 of %2").arg(root.purchase.paid).arg(root.purchase.cost)
            note: root.purchase.over > 0
                //: Beside the bar of a payment: %n coins more than the price
                ? qsTr("%n too many, no change given", "", root.purchase.over)
                : root.purchase.missing > 0 ? qsTr("%n coin(s) missing", "", root.purchase.missing) : qsTr("exactly")
        }
        AppText {
            width: parent.width
            visible: root.hint !== ""
            wrapMode: Text.Wrap
            text: root.hint
            color: Theme.inkSoft
            font: Type.small
        }
        AppText {
            width: parent.width
            // One source is the sum above.
            visible: root.purchase.sources.length > 1
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            text: Array.from(root.purchase.sources, source => source.key === "coins" ? source.label
                : source.amount + " " + source.label).join(" · ")
            color: Theme.inkSoft
            font: Type.small
        }
        Loader {
            width: parent.width
            active: root.purchase.foodMax > 0
            visible: active
            sourceComponent: Stepper {
                objectName: "foodStepper"
                //: Food sold with Granaries
                label: qsTr("Food to sell")
                iconName: "food"
                value: root.purchase.food
                most: root.purchase.foodMax
                onStepped: value => root.match.touch("food", -1, value)
            }
        }
        AppText {
            visible: root.purchase.alternatives.length > 1
            //: Over payments that lose as little as each other
            text: qsTr("Costs the same:")
            color: Theme.inkSoft
            font: Type.small
        }
        Repeater {
            model: root.purchase.alternatives.length > 1 ? root.purchase.alternatives.length : 0

            ListRow {
                required property int index
                property bronzePayment none
                readonly property bronzePayment payment: root.purchase.alternatives[index] ?? none

                objectName: "payment" + index
                width: content.width
                implicitHeight: Theme.touch
                title: payment.label
                iconName: payment.chosen ? "check" : ""
                lead: 44
                trailingIcon: ""
                checkable: true
                checked: payment.chosen
                onClicked: root.match.touch("payment", index)
            }
        }
    }
}
