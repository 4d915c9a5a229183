// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// How many Coins are paid in the place of other resources; none said: as few as needed.
Stepper {
    id: root

    required property EmpiresMatch match
    readonly property var begun: match.begun

    objectName: "coins"
    iconName: "coin"
    label: value === 0
        //: A number: Coins that are paid in the place of Hammers or Wheat, none more than it takes
        ? qsTr("Coins: as few as needed")
        //: A number: Coins that are paid in the place of Hammers or Wheat
        : qsTr("Pay with Coins")
    value: begun.coins ?? 0
    most: 9
    onStepped: number => match.touch(EmpiresMatch.TouchCoins, -1, number)
}
