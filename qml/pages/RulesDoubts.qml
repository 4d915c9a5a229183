// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What the chosen rules leave open: a row that opens onto the readings to choose from, and how all else is played here.
Column {
    id: root

    required property Agreement agreement
    property bool isOpen: false

    spacing: Theme.gap

    ListRow {
        objectName: "doubtful"
        width: parent.width
        // What stands below it lies on whole pixels.
        height: Math.ceil(implicitHeight)
        lead: 0
        //: At set-up: a row that opens onto what the sources of the chosen rules leave open
        title: qsTr("What is not certain")
        //: Below that row: %1 options that are chosen otherwise than goes without saying
        detail: root.agreement.unusual !== "" ? qsTr("Otherwise than usual: %1").arg(root.agreement.unusual)
            //: Below that row, where everything is as usual
            : qsTr("What the rules leave open, and how it is played here")
        trailingIcon: root.isOpen ? "chevronUp" : "chevronDown"
        checkable: true
        checked: root.isOpen
        onClicked: root.isOpen = !root.isOpen
    }
    Repeater {
        model: root.agreement.options

        RulesOption {
            width: root.width
            visible: root.isOpen && modelData.doubtful && modelData.offered
        }
    }
    Repeater {
        model: root.isOpen ? root.agreement.doubts : []

        AppText {
            required property string modelData

            width: root.width
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            //: A line of a list
            text: qsTr("· %1").arg(modelData)
            color: Theme.inkSoft
            font: Type.small
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData
        }
    }
}
