// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// Engineering: a stone becomes workers.
AppButton {
    id: root

    required property BronzeMatch match

    objectName: "sellStone"
    implicitHeight: 44
    kind: AppButton.Secondary
    iconName: "stone"
    //: Button: one stone is given for workers (Engineering)
    text: qsTr("Sell 1 stone")
    //: Under it: %n stones are left
    detail: qsTr("%n left", "stones", match.stonesToSell)
    onClicked: match.touch("stone")
}
