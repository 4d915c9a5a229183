// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Tapestry

// What can be corrected of a player: points, resources, tracks, slots of the income mat, what lies beside them, and landmarks.
SheetFieldGrid {
    id: root

    readonly property TapestryMatch tapestry: match as TapestryMatch
    readonly property var landmarks: tapestry.isByNumbers ? [] : tapestry.landmarks
    readonly property var own: landmarks.filter(landmark => landmark.owner === seat).map(landmark => landmark.id)
    readonly property var numbers: [
        //: Heading over fields to be corrected
        { title: qsTr("Points and income"), group: "points" },
        //: Heading over fields to be corrected
        { title: qsTr("Resources"), group: "resources" },
        //: Heading over fields to be corrected
        { title: qsTr("Table"), group: "table" }
    ]

    Repeater {
        model: root.numbers

        FieldGroup {
            id: group

            required property var modelData
            readonly property var numbers: root.fields.filter(field => field.group === modelData.group)

            visible: numbers.length > 0
            title: modelData.title

            Repeater {
                model: group.numbers

                NumberField {
                    required property var modelData

                    draft: root.draft
                    field: modelData
                }
            }
        }
    }
    FieldGroup {
        visible: !root.tapestry.isByNumbers
        //: Heading over the tracks, to be corrected
        title: qsTr("Tracks")

        Repeater {
            model: root.fieldsIn("tracks")

            TokenSteppers {
                required property var modelData

                draft: root.draft
                field: modelData
            }
        }
    }
    FieldGroup {
        visible: root.tapestry.namesCards
        //: Heading over the tech cards of a player, to be corrected
        title: qsTr("Tech cards")

        Repeater {
            model: root.fieldsIn("techCards")

            TechFields {
                required property var modelData

                draft: root.draft
                match: root.tapestry
                seat: root.seat
                current: modelData.value
            }
        }
    }
    FieldGroup {
        visible: root.tapestry.namesCards
        //: Heading over the cards on an income mat, to be corrected
        title: qsTr("Tapestry cards on the mat")

        Repeater {
            model: root.fieldsIn("mat")

            MatFields {
                required property var modelData

                draft: root.draft
                match: root.tapestry
                seat: root.seat
                current: modelData.value
            }
        }
    }
    FieldGroup {
        visible: root.tapestry.namesCards
        //: Heading over tapestry cards that are in force, to be corrected
        title: qsTr("In force now")

        Repeater {
            model: root.fieldsIn("acting")

            ActingFields {
                required property var modelData

                draft: root.draft
                match: root.tapestry
                seat: root.seat
                current: modelData.value
            }
        }
    }
    FieldGroup {
        visible: root.tapestry.namesMats
        //: Heading over the civilizations of a player, to be corrected
        title: qsTr("Civilizations")

        Repeater {
            model: root.tapestry.namesMats ? root.fieldsIn("civilizations") : []

            CivilizationFields {
                required property var modelData

                draft: root.draft
                match: root.tapestry
                seat: root.seat
                current: modelData.value
            }
        }
    }
    FieldGroup {
        visible: !root.tapestry.isByNumbers
        //: Heading over the landmarks of a player, to be corrected
        title: qsTr("Landmarks")

        Repeater {
            model: root.landmarks

            SwitchRow {
                required property var modelData
                readonly property var owned: root.draft.value("landmarks", root.own)

                objectName: "landmark_" + modelData.id
                width: parent?.width ?? 0
                visible: modelData.owner < 0 || modelData.owner === root.seat
                title: modelData.name
                checked: owned.includes(modelData.id)
                onClicked: root.draft.change("landmarks", root.landmarks.map(landmark => landmark.id)
                    .filter(id => owned.includes(id) !== (id === modelData.id)), root.own)
            }
        }
    }
}
