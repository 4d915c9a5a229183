// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Who is with which strength in a Conflict, and who has bid. What was bid is covered until everybody has: a finger that holds its
// line sees it, or Space; a screen reader opens it with a press, until something is done.
Grid {
    id: root

    required property EmpiresMatch match

    columns: width >= 600 ? 2 : 1
    spacing: Theme.gapSmall

    Repeater {
        model: root.match.names.length

        ListRow {
            id: line

            required property int index
            readonly property var bid: root.match.bids[index] ?? ({})
            property bool isOpened: false
            readonly property bool isOpen: enabled && (down || isOpened)

            objectName: "bidOf" + index
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            enabled: (bid.own ?? "") !== ""
            takesEnter: false
            isPaper: bid.isNext ?? false
            title: bid.title ?? ""
            trailingText: isOpen ? bid.own : isPaper && root.match.typedDigits !== "" ? root.match.typedDigits : bid.detail ?? ""
            trailingIcon: ""
            onActiveFocusChanged: isOpened = false
            onClicked: isOpened = ScreenReader.listens && !isOpened
            Keys.onSpacePressed: event => {
                if (!event.isAutoRepeat)
                    line.isOpened = true
            }
            Keys.onReleased: event => {
                if (event.key === Qt.Key_Space && !event.isAutoRepeat)
                    line.isOpened = false
            }

            Connections {
                target: root.match

                function onMoved() { line.isOpened = false }
            }
        }
    }
}
