// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// One field of a card: a number, amounts, a choice, a note, a set of words or several one after the other, a benefit; and what only
// the game reads, to be looked at.
Column {
    id: root

    required property RecordForm form
    required property int place
    // See RecordForm.fields.
    readonly property var field: form.fields[place] ?? ({})
    readonly property string key: field.key ?? ""
    readonly property var items: field.items ?? []
    readonly property bool isEmpty: items.every(item => item.value === 0)
    // Of a choice: the words, and whether there are more than stand side by side.
    readonly property var options: field.options ?? []
    readonly property bool hasMany: options.length > 6

    spacing: Theme.gapSmall

    component Part: Loader {
        required property string sort

        width: root.width
        active: root.field.sort === sort
        visible: active
    }

    Part {
        sort: "number"
        sourceComponent: StepperRow {
            objectName: "field_" + root.key
            title: root.field.label
            isKnown: root.field.value >= (root.field.least ?? 0)
            value: root.field.value ?? 0
            canMore: (root.field.value ?? 0) < (root.field.most ?? 0)
            onStepped: by => root.form.step(root.key, "", by)
        }
    }
    Part {
        sort: "amounts"
        sourceComponent: Column {
            spacing: Theme.gapSmall

            Item {
                width: parent.width
                height: Math.max(Theme.touch, heading.height)

                AppText {
                    id: heading
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.field.label ?? ""
                    font: Type.labelBold
                }
                FilterChip {
                    objectName: "none_" + root.key
                    anchors.right: parent.right
                    visible: root.isEmpty
                    //: On the form of a card, beside what it could bring: it is known that it brings none of these
                    text: qsTr("None")
                    spokenDetail: root.field.label ?? ""
                    chosen: root.field.none ?? false
                    Accessible.role: Accessible.CheckBox
                    onClicked: root.form.setNone(root.key, !chosen)
                }
            }
            Repeater {
                model: root.items.length

                StepperRow {
                    required property int index
                    readonly property var item: root.items[index] ?? ({})

                    objectName: "field_" + root.key + "_" + (item.key ?? "")
                    width: root.width
                    title: item.label ?? ""
                    isKnown: value > 0 || !root.isEmpty || (root.field.none ?? false)
                    value: item.value ?? 0
                    canMore: value < (root.field.most ?? 0)
                    onStepped: by => root.form.step(root.key, item.key, by)
                }
            }
        }
    }
    Part {
        sort: "choice"
        sourceComponent: Column {
            spacing: Theme.gapSmall

            AppText {
                text: root.field.label ?? ""
                font: Type.labelBold
            }
            SegmentedSwitch {
                objectName: "field_" + root.key
                visible: !root.hasMany
                width: root.width
                tall: true
                title: root.field.label ?? ""
                options: root.field.options ?? []
                current: root.field.value ?? 0
                onChosen: index => root.form.choose(root.key, index)
            }
            Flow {
                visible: root.hasMany
                width: root.width
                spacing: Theme.gapSmall

                Repeater {
                    model: root.hasMany ? root.options.length : 0

                    FilterChip {
                        required property int index
                        objectName: "field_" + root.key + "_" + index
                        text: root.options[index] ?? ""
                        spokenDetail: root.field.label ?? ""
                        chosen: root.field.value === index
                        onClicked: root.form.choose(root.key, index)
                    }
                }
            }
        }
    }
    Part {
        sort: "set"
        sourceComponent: Column {
            spacing: Theme.gapSmall

            AppText {
                text: root.field.label ?? ""
                font: Type.labelBold
            }
            Flow {
                width: root.width
                spacing: Theme.gapSmall

                Repeater {
                    model: root.items.length

                    FilterChip {
                        required property int index
                        readonly property var item: root.items[index] ?? ({})

                        objectName: "field_" + root.key + "_" + (item.key ?? "")
                        text: item.label ?? ""
                        spokenDetail: root.field.label ?? ""
                        chosen: item.value === 1
                        Accessible.role: Accessible.CheckBox
                        onClicked: root.form.toggle(root.key, item.key)
                    }
                }
            }
        }
    }
    Part {
        sort: "sequence"
        sourceComponent: Column {
            spacing: Theme.gapSmall

            AppText {
                text: root.field.label ?? ""
                font: Type.labelBold
            }
            SpokenText {
                width: root.width
                visible: text !== ""
                text: root.field.value ?? ""
            }
            Flow {
                width: root.width
                spacing: Theme.gapSmall

                Repeater {
                    model: root.items.length

                    FilterChip {
                        required property int index
                        readonly property var item: root.items[index] ?? ({})

                        objectName: "field_" + root.key + "_" + (item.key ?? "")
                        text: item.label ?? ""
                        spokenDetail: root.field.label ?? ""
                        checkable: false
                        Accessible.role: Accessible.Button
                        onClicked: root.form.append(root.key, item.key)
                    }
                }
                FilterChip {
                    objectName: "last_" + root.key
                    visible: (root.field.value ?? "") !== ""
                    //: On the form of a card, under words one after the other: takes away the last of them
                    text: qsTr("Remove the last")
                    spokenDetail: root.field.label ?? ""
                    checkable: false
                    Accessible.role: Accessible.Button
                    onClicked: root.form.takeLast(root.key)
                }
            }
        }
    }
    Part {
        sort: "whole"
        sourceComponent: Column {
            spacing: Theme.gapSmall

            AppText {
                text: root.field.label ?? ""
                font: Type.labelBold
            }
            SpokenText {
                width: root.width
                //: On the form of a card, in the place of what is only told in a match
                text: root.field.value || qsTr("Not known. It is entered in a match.")
                color: Theme.inkSoft
            }
        }
    }
    Part {
        sort: "benefit"
        sourceComponent: LibraryBenefit {
            form: root.form
            field: root.field
        }
    }
    Part {
        sort: "note"
        sourceComponent: NoteField {
            objectName: "field_" + root.key
            // Letters can take several bytes, of which a card holds few.
            most: 100
            label: root.field.label ?? ""
            Component.onCompleted: text = root.field.value ?? ""
            onEdited: text => root.form.write(root.key, text)
        }
    }
}
