// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// The sheet of whose turn it is, whole, with the dice: where the window has room.
FocusScope {
    id: root

    required property BronzeMatch match
    required property bool hasNews
    // What the bar takes of it, where it lies on the sheet.
    property real barRoom: 0
    readonly property bronzeSheet sheet: match.acting
    readonly property bool isTyping: match.stage === BronzeMatch.Typing
    // Notices lie over the left column alone, whose buildings make room for them where the sheet is high: the lists at the right stay
    // whole. Not by how high the notices are, which depends on it.
    readonly property bool hasNoticesBeside: body.wantedBody === "WideBody.qml" && !hasNews && height >= 840 + barRoom

    // Whose turn begins does not have the keyboard where the last one left it on the sheet.
    readonly property int seat: match.seat
    onSeatChanged: {
        const at = Window.activeFocusItem
        let above = at
        while (above !== null && above !== body)
            above = above.parent
        if (above === body)
            at.focus = false
    }

    signal menuWanted
    signal countWanted(string path)

    Paper {
        anchors.fill: parent
        frameWidth: 2
        frameColor: Theme.pieces.player(root.match.mark)

        SheetHeader {
            id: header
            x: 2
            y: 2
            width: parent.width - 4
            large: true
            sheet: root.sheet
            title: root.match.over ? root.sheet.name
                //: Over a sheet that is typed in, or while the past is mended: %1 whose it is
                : root.isTyping || root.match.bar.showsRepair ? qsTr("%1's sheet").arg(root.sheet.name)
                //: Over the acting player's sheet; %1 a name
                : qsTr("%1's turn").arg(root.sheet.name)
            detail: root.match.standing
            leading: IconButton {
                objectName: "menuButton"
                iconName: "menu"
                text: qsTr("Menu")
                onClicked: root.menuWanted()
            }

            IconButton {
                objectName: "headUndo"
                iconName: "undo"
                text: root.match.undoText === "" ? qsTr("Nothing to undo") : root.match.undoText
                spokenDetail: ScreenReader.listens ? root.match.undoDetail : ""
                possible: root.match.undoText !== ""
                onClicked: root.match.undo()
            }
            IconButton {
                objectName: "headRedo"
                iconName: "redo"
                text: root.match.redoText === "" ? qsTr("Nothing to redo") : root.match.redoText
                spokenDetail: ScreenReader.listens ? root.match.redoDetail : ""
                possible: root.match.redoText !== ""
                onClicked: root.match.redo()
            }
        }
        TurnRail {
            id: rail
            anchors.top: header.bottom
            width: parent.width
            height: visible ? implicitHeight : 0
            visible: !root.match.scoring
            match: root.match
            atDisaster: root.hasNews
        }
        MatchNotices {
            id: notices
            anchors.top: rail.bottom
            x: 2 + (root.hasNoticesBeside ? Theme.gap : 0)
            z: 1
            width: root.hasNoticesBeside ? body.item?.column ?? 0 : parent.width - 4 // qmllint disable type
            match: root.match
        }
        FocusScope {
            // While dice are entered their keys are, and not the tray above them.
            readonly property bool isWhereKeysBegin: root.match.stage !== BronzeMatch.Roll || !root.match.tray.realDice

            anchors.top: root.hasNoticesBeside ? rail.bottom : notices.bottom
            anchors.bottom: parent.bottom
            anchors.bottomMargin: root.barRoom + 2
            x: 2
            width: parent.width - 4
            focus: true
            clip: true

            Loader {
                id: body
                // By file, so that only what is shown is read.
                readonly property string wantedBody: root.isTyping && root.width > 0 ? "TypingBody.qml"
                    : root.width >= 864 ? "WideBody.qml" : root.width > 0 ? "ActingBody.qml" : ""

                anchors.fill: parent
                visible: !root.hasNews
                enabled: !root.hasNews
                focus: !root.hasNews
                onWantedBodyChanged: {
                    if (wantedBody !== "")
                        setSource(wantedBody, { match: root.match })
                }
            }
            Binding {
                target: body.item?.leastHeight !== undefined ? body.item : null // qmllint disable type
                property: "headRoom"
                value: root.hasNoticesBeside ? notices.height : 0
            }
            Connections {
                target: body.item
                ignoreUnknownSignals: true

                function onCountWanted(path: string) { root.countWanted(path) }
            }
            CachedLoader {
                anchors.fill: parent
                needed: root.hasNews
                focus: root.hasNews
                sourceComponent: NewsView {
                    match: root.match
                    showsRail: false
                }
            }
        }
    }
}
