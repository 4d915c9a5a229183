// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// Whether it is shown which steps the resources pay for.
SwitchRow {
    required property TapestryMatch match

    objectName: "advice"
    //: Switch: which steps are affordable, and what they bring
    title: qsTr("Show which steps are affordable")
    //: Under that switch
    detail: qsTr("in track order, under the tracks")
    checked: match.showsAdvice
    onClicked: match.showsAdvice = !match.showsAdvice
}
