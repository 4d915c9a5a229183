// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// One card of the library: what it says, how sure that is, and what can be done with it.
FocusScope {
    id: root

    required property LibraryView library
    property bool hasHeader: true
    readonly property var about: library.shown
    readonly property bool isLooking: about.recordId !== undefined
    readonly property bool removed: about.removed ?? false
    property bool isErasing: false

    signal backClicked

    // Closes what lies over it; false when nothing does.
    function goBack(): bool {
        const was = isErasing
        isErasing = false
        return was
    }

    PageHeader {
        id: header
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: root.hasHeader
        title: root.about.title ?? ""
        onBackClicked: root.backClicked()
    }
    Loader {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        active: root.isLooking
        sourceComponent: ScrollArea {
            id: scroll
            contentHeight: content.height + 2 * Theme.gapLarge + Theme.buttonHeight

            Column {
                id: content
                x: Math.round((parent.width - width) / 2)
                y: Theme.gap
                width: Math.min(scroll.width - 2 * Theme.gap, 640)
                spacing: Theme.gap

                LibraryFacts {
                    width: parent.width
                    about: root.about
                    hasTitle: !root.hasHeader
                }
                AppButton {
                    objectName: "restoreCard"
                    width: parent.width
                    visible: root.removed
                    kind: AppButton.Primary
                    iconName: "undo"
                    //: Button: a card comes out of the bin
                    text: qsTr("Take it out of the bin")
                    onClicked: root.library.takeBack(root.about.recordId)
                }
                AppButton {
                    objectName: "eraseCard"
                    width: parent.width
                    visible: root.removed
                    iconName: "trash"
                    text: qsTr("Delete it for good")
                    onClicked: root.isErasing = true
                }
                AppButton {
                    objectName: "editCard"
                    width: parent.width
                    visible: !root.removed
                    kind: AppButton.Primary
                    iconName: "pencil"
                    //: Button: what a card says is changed
                    text: qsTr("Change")
                    onClicked: root.library.beginEdit()
                }
                AppButton {
                    objectName: "mergeCard"
                    width: parent.width
                    visible: !root.removed
                    iconName: "fork"
                    //: Button: two cards turn out to be the same thing
                    text: qsTr("Same as another card")
                    onClicked: root.library.beginMerge()
                }
                AppButton {
                    objectName: "codeCard"
                    width: parent.width
                    visible: !root.removed
                    iconName: "code"
                    text: qsTr("Show as a code")
                    onClicked: root.library.transfer.showCodes(root.about.recordId)
                }
                AppButton {
                    objectName: "removeCard"
                    width: parent.width
                    visible: !root.removed
                    iconName: "trash"
                    text: qsTr("Put it into the bin")
                    onClicked: root.library.remove()
                }
                LibraryBefore {
                    width: parent.width
                    visible: before.length > 0
                    before: root.about.before ?? []
                    onParted: recordId => root.library.takeBack(recordId)
                }
            }
        }
    }
    // Over all of the page, also where the card stands beside the list.
    Loader {
        parent: root.parent
        anchors.fill: parent
        active: root.isErasing
        focus: active
        sourceComponent: Question {
            objectName: "eraseQuestion"
            loses: true
            text: qsTr("Delete this card for good, with all that it said before? Matches that hold it keep it.")
            yesText: qsTr("Delete it")
            onYes: {
                root.isErasing = false
                root.library.erase()
            }
            onNo: root.isErasing = false
        }
    }
}
