// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Controls

// Everything that can be touched: pointer, keys and screen reader alike, at least 44 px each way.
TouchArea {
    id: root

    property string spokenName
    property string spokenDetail
    property bool checkable: false
    property bool checked: false

    // What is spoken of several parts, any of which may be missing.
    function joined(...parts): string {
        return parts.filter(part => part !== "").join(", ")
    }

    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    // Set only where somebody hears it.
    Accessible.name: ScreenReader.listens ? spokenName : ""
    //: Spoken of a button that does nothing now but say why
    Accessible.description: !ScreenReader.listens ? "" : possible ? spokenDetail : joined(spokenDetail, qsTr("not possible now"))
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.pressed: down
    Accessible.onPressAction: root.activateByKey()
    Accessible.onToggleAction: root.activateByKey()
}
