// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// A button of 52 px: what it does, and below it what will come of that. When it is not possible it is grey, and its
// words say what is missing.
Touchable {
    id: root

    enum Kind { Primary, Secondary, Quiet }

    required property string text
    property string detail
    property string iconName
    property int kind: AppButton.Secondary
    // Whose colour; -1 for ink.
    property int mark: -1
    readonly property color accent: mark < 0 ? Theme.ink : Theme.pieces.player(mark)
    readonly property bool isFilled: kind === AppButton.Primary && possible
    readonly property color textColor: isFilled ? (mark < 0 ? Theme.slipInk : Theme.accentInk)
        : !possible ? Theme.inkSoft : kind === AppButton.Quiet ? accent : Theme.ink

    implicitWidth: content.wanted + 2 * (kind === AppButton.Quiet ? Theme.gap : Theme.gap * 2)
    implicitHeight: Math.max(kind === AppButton.Quiet ? Theme.touch : Theme.buttonHeight,
                             words.height + Theme.gapLarge)
    spokenName: text
    spokenDetail: detail

    Rectangle {
        anchors.fill: parent
        visible: root.kind !== AppButton.Quiet
        radius: Theme.radiusButton
        opacity: root.down ? 0.8 : 1
        color: root.isFilled ? root.accent : Theme.paperSunk
        border.width: root.isFilled ? 0 : 1
        border.color: root.possible ? Theme.inkFaint : Theme.edge
    }

    Row {
        id: content

        readonly property real room: root.width - 2 * (root.kind === AppButton.Quiet ? 0 : Theme.gap)
        readonly property real iconRoom: picture.visible ? picture.width + spacing : 0
        readonly property real wanted: (root.iconName === "" ? 0 : picture.size + spacing) + words.wanted

        anchors.centerIn: parent
        spacing: Theme.gap

        Icon {
            id: picture
            anchors.verticalCenter: parent.verticalCenter
            // Words come before the picture.
            visible: name !== "" && title.implicitWidth + width + content.spacing <= content.room
            name: root.iconName
            size: 20
            color: root.textColor
        }

        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            readonly property real wanted: Math.max(title.implicitWidth, line.implicitWidth)
            width: Math.min(content.room - content.iconRoom, wanted)

            FittedText {
                id: title
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.text
                color: root.textColor
                font: root.kind === AppButton.Quiet ? Type.labelBold : Type.button
            }
            FittedText {
                id: line
                // A second line rather than a cut one.
                readonly property bool isLong: Type.widthOf(root.detail, Type.small) * Type.least
                    > (content.room - content.iconRoom) * Type.small.pixelSize
                width: parent.width
                visible: text !== ""
                wrapMode: isLong ? Text.Wrap : Text.NoWrap
                maximumLineCount: isLong ? 2 : 1
                horizontalAlignment: Text.AlignHCenter
                text: root.detail
                color: root.textColor
                font: Type.small
            }
        }
    }
}
