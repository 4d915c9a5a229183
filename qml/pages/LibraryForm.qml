// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// A card is typed in or changed, field by field as its game describes them. What is left alone stays unknown.
FocusScope {
    id: root

    readonly property LibraryView library: App.cards
    readonly property RecordForm form: library.form
    readonly property int room: Math.min(width - 2 * Theme.gap, 640)

    signal closeWanted

    // What is still being typed counts, too.
    function save() {
        forceActiveFocus()
        // This form goes with what is kept.
        const drafts = App.drafts
        if (library.save())
            drafts.forget("card")
    }

    Connections {
        target: root.form

        function onChanged() {
            if (root.form.open)
                App.drafts.save("card", root.form.draft())
        }
    }

    Accessible.role: Accessible.Pane

    Rectangle {
        anchors.fill: parent
        color: Theme.table

        MouseArea {
            objectName: "backing"
            anchors.fill: parent
        }
    }
    PageHeader {
        id: header
        width: parent.width
        title: root.form.title
        onBackClicked: root.closeWanted()
    }
    ScrollArea {
        id: scroll
        anchors.top: header.bottom
        anchors.bottom: bar.top
        width: parent.width
        contentHeight: kinds.height + sheet.height + 3 * Theme.gap

        ChoiceChips {
            id: kinds
            x: sheet.x - Theme.gap
            y: Theme.gap
            width: sheet.width + 2 * Theme.gap
            height: visible ? implicitHeight : 0
            visible: choices.length > 0
            choices: root.form.kinds
            current: root.form.kind
            prefix: "newKind"
            onChosen: key => root.form.kind = key
        }
        Paper {
            id: sheet
            x: Math.round((parent.width - width) / 2)
            y: kinds.y + kinds.height + (kinds.visible ? Theme.gap : 0)
            width: root.room
            height: Math.ceil(content.height) + 2 * Theme.gapLarge

            Column {
                id: content
                x: Theme.gapLarge
                y: Theme.gapLarge
                width: parent.width - 2 * x
                spacing: Theme.gapLarge

                TextEntry {
                    objectName: "cardName"
                    width: parent.width
                    visible: root.form.hasName
                    maximumLength: 40
                    //: The name printed on a card; it may be left out
                    label: qsTr("Name, if it has one")
                    text: root.form.name
                    onEdited: text => root.form.name = text
                }
                Column {
                    width: parent.width
                    spacing: Theme.gapSmall
                    visible: root.form.ages.length > 0

                    AppText {
                        text: ageSwitch.title
                        font: Type.labelBold
                    }
                    SegmentedSwitch {
                        id: ageSwitch
                        objectName: "cardAge"
                        width: parent.width
                        tall: true
                        //: The part of a game that a card belongs to
                        title: qsTr("Age")
                        options: root.form.ages
                        current: root.form.age
                        onChosen: index => root.form.age = index
                    }
                }
                Repeater {
                    model: root.form.fields.length

                    LibraryField {
                        required property int index

                        width: content.width
                        form: root.form
                        place: index
                    }
                }
                SwitchRow {
                    objectName: "cardEdition"
                    width: parent.width
                    visible: root.form.edition !== ""
                    //: On the form of a card; %1 an expansion
                    title: qsTr("Belongs to %1").arg(root.form.edition)
                    checked: root.form.inEdition
                    onClicked: root.form.inEdition = !checked
                }
                SpokenText {
                    visible: !root.form.isNew
                    text: qsTr("Matches that are there stay as they are.")
                    color: Theme.inkSoft
                }
            }
        }
    }
    ActionBar {
        id: bar
        objectName: "formBar"
        anchors.bottom: parent.bottom
        width: parent.width
        most: 640 + 2 * Theme.gap
        hasUndo: false
        wayOutText: qsTr("Cancel")
        //: Button: what was typed on a form is kept
        mainText: qsTr("Save")
        mainPossible: root.form.problem === ""
        mainDetail: root.form.problem
        onWayOutClicked: root.closeWanted()
        onMainClicked: root.save()
        onMainRefused: root.library.save()
    }
}
