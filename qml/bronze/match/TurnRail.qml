// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// The six steps of a turn.
PhaseRail {
    id: root

    required property BronzeMatch match
    // The steps before building have just been made and are being read about.
    property bool atDisaster: false

    mark: match.mark
    //: The six steps of a turn, as short as can be
    phases: [qsTr("Roll"), qsTr("Feed"), qsTr("Disaster"), qsTr("Build"), qsTr("Buy"), qsTr("Discard")]
    current: atDisaster ? 2 : match.railStep - 1
}
