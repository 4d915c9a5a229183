// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A card in the list: what it is called, what it says, where that is from.
Touchable {
    id: root

    // A row of RecordList.
    required property string title
    required property string kind
    required property string age
    required property string says
    required property string origin
    required property string uses
    required property string edition
    required property bool unsure
    required property var picture
    property bool isShown: false

    // Parts of a line, any of which may be missing.
    function line(...parts): string {
        return parts.filter(part => part !== "").join(" · ")
    }

    implicitHeight: Math.ceil(Math.max(words.height, drawn.height)) + 2 * Theme.gap
    spokenName: joined(title, kind, age, edition)
    spokenDetail: joined(says, origin, uses)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPaper
        color: root.down ? Theme.paperSunk : Theme.paper
        border.width: root.isShown ? 2 : 1
        border.color: root.isShown ? Theme.ink : Theme.edge
    }
    // What it looks like on the table, where its game draws that: all of them in one column.
    Loader {
        id: drawn

        readonly property string page: root.picture?.page ?? ""

        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: page !== "" ? 92 : 0
        height: item?.implicitHeight ?? 0
        onPageChanged: show()
        Component.onCompleted: show()

        function show() {
            if (page !== "")
                setSource(page, { piece: root.picture, name: root.title, isSmall: true })
        }
    }
    Column {
        id: words
        x: drawn.x + drawn.width + (drawn.width > 0 ? Theme.gapLarge : Theme.gapSmall)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - Theme.gapLarge

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.title
            color: root.possible ? Theme.ink : Theme.inkSoft
            font: Type.labelBold
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.line(root.title === root.kind ? "" : root.kind, root.age, root.edition, root.says)
            font: Type.label
        }
        Item {
            width: parent.width
            height: Math.ceil(Math.max(sure.visible ? sure.height : 0, source.height))

            Icon {
                id: sure
                y: Math.round((Type.small.pixelSize * 1.2 - size) / 2)
                visible: root.unsure
                name: "info"
                size: 14
                color: Theme.inkSoft
            }
            AppText {
                id: source
                x: sure.visible ? sure.width + Theme.gapSmall : 0
                width: parent.width - x
                wrapMode: Text.Wrap
                text: root.line(root.origin, root.uses)
                color: Theme.inkSoft
                font: Type.small
            }
        }
    }
}
