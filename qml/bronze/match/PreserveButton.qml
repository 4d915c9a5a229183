// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// Preservation, before the first roll: a pottery doubles the food.
AppButton {
    id: root

    required property BronzeMatch match

    objectName: "preserve"
    visible: match.exchange.foodPreserved > 0
    kind: AppButton.Secondary
    iconName: "food"
    //: Button before the roll (Preservation): %1 the food there is, %2 what it becomes
    text: qsTr("Food %1 → %2").arg(match.acting.food.peg).arg(match.exchange.foodPreserved)
    //: Under it: what that costs
    detail: qsTr("for 1 pottery, before the roll")
    onClicked: match.touch("preserve")
}
