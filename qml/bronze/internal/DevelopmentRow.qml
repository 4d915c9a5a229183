// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Bronze

// A development: box, name, effect, what is missing, cost, points.
Touchable {
    id: root

    required property string name
    property string detail
    // What is missing to buy it.
    property string note
    required property int cost
    required property int points
    property bool owned: false
    property bool fresh: false
    property bool corrected: false
    // What the table corrected here, in a sentence.
    property string correction
    property bool chosen: false
    // Can be paid for now.
    property bool legal: false
    // Ticked as it is on paper: nothing is paid.
    property bool typed: false
    // Everything is in pencil grey but what is owned.
    property bool far: !owned && !legal && !chosen
    property int mark: -1

    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gapSmall)
    takesEnter: false
    activeFocusOnTab: legal || chosen || activeFocus
    checkable: true
    checked: owned
    spokenName: name
    //: Spoken after a development: what it costs and how many points it brings.
    spokenDetail: !ScreenReader.listens ? "" : joined(detail, note, qsTr("costs %1, %2 points").arg(cost).arg(points),
        //: Spoken of a development: changed by the table; picked, not yet paid for; can be paid for
        correction !== "" ? correction : corrected ? qsTr("corrected") : "",
        chosen ? qsTr("picked") : legal && !typed ? qsTr("can be bought") : "")

    DevelopmentRowItem {
        id: words
        anchors.fill: parent
        indent: box.x + box.width + Theme.gap
        name: root.name
        detail: root.detail
        note: root.note
        cost: root.cost
        points: root.points
        owned: root.owned
        legal: root.legal
        chosen: root.chosen
        far: root.far
        down: root.down
        mark: root.mark
    }
    CheckBoxMark {
        id: box
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        side: 20
        player: root.mark
        legal: root.legal
        noted: root.corrected
        mark: root.corrected && root.owned ? CheckBoxMark.Corrected : root.fresh ? CheckBoxMark.Fresh
            : root.owned ? CheckBoxMark.Done : root.chosen ? CheckBoxMark.Pencilled : CheckBoxMark.Empty
    }
}
