// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
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
    // It is touched for what it is, where that is legal now; it has been touched.
    property bool live: false
    property bool legal: false
    property bool chosen: false
    // The table corrected it, as the sentence tells.
    property string correction
    property int mark: -1
    readonly property bool changes: next >= 0 && next !== count

    implicitWidth: 48
    implicitHeight: ink.implicitHeight
    enabled: canHold || live
    activeFocusOnTab: live
    Accessible.focusable: canHold || live
    // Where nothing can be done with it, it is only a figure.
    Accessible.role: canHold || live ? Accessible.Button : Accessible.StaticText
    spokenDetail: !ScreenReader.listens ? "" : joined(changes ? count + " → " + next : String(count), joined(caption, correction))

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: 1
        anchors.rightMargin: 1
        anchors.topMargin: -3
        anchors.bottomMargin: -2
        visible: root.legal || root.chosen
        radius: Theme.radiusPaper
        color: root.chosen ? Theme.woodPale : "transparent"
        border.width: root.chosen ? Theme.lineBold : Theme.lineLegal
        border.pixelAligned: false
        border.color: root.mark < 0 ? Theme.woodInk : Theme.pieces.player(root.mark)
    }
    MiniPegItem {
        id: ink
        anchors.fill: parent
        good: root.good
        count: root.count
        next: root.next
        caption: root.caption
        corrected: root.correction !== ""
    }
}
