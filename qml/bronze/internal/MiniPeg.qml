// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Controls
import Pegsheet.Bronze

// Food or a good in the MiniBoard: picture and count, or from what to what; a caption below where there is room.
Touchable {
    id: root

    required property string good
    required property int count
    // What it would become; -1: stays.
    property int next: -1
    property string caption
    // The table corrected it, as the sentence tells.
    property string correction
    readonly property bool changes: next >= 0 && next !== count

    implicitWidth: 48
    implicitHeight: ink.implicitHeight
    enabled: canHold
    activeFocusOnTab: false
    Accessible.focusable: canHold
    // Where nothing can be done with it, it is only a figure.
    Accessible.role: canHold ? Accessible.Button : Accessible.StaticText
    spokenDetail: !Reader.listens ? "" : joined(changes ? count + " → " + next : String(count), joined(caption, correction))

    MiniPegInk {
        id: ink
        anchors.fill: parent
        good: root.good
        count: root.count
        next: root.next
        caption: root.caption
        corrected: root.correction !== ""
    }
}
